import {
  type Challenge,
  type ChallengeProof,
  challengeText,
  hasZeroBits,
  isProof,
  type Proof,
  proofText,
} from '@lanting/contract'
import { sha256 } from './sha-256.ts'

/** So few that the page stays alive between two rests, on a slow phone too. */
const TRIES_A_SLICE = 1_000

const encoder = new TextEncoder()

interface Resting {
  /** Lets the page draw and listen. */
  readonly rest: () => Promise<void>
}

/** Tries one counter after another until the hash of its text is good. */
const findCounter = async (
  textOf: (counter: number) => string,
  isGood: (hash: Uint8Array) => boolean,
  { rest }: Resting,
): Promise<number> => {
  for (let counter = 0; ; counter += 1) {
    if (isGood(sha256(encoder.encode(textOf(counter))))) return counter
    if (counter % TRIES_A_SLICE === 0) await rest()
  }
}

/** The work that a registration brings along unasked. */
export const findProof = async (
  username: string,
  { now, rest }: Resting & { readonly now: () => number },
): Promise<Proof> => {
  const day = new Date(now()).toISOString().slice(0, 10)
  const textOf = (counter: number) => proofText(username, day, counter)
  return { day, counter: await findCounter(textOf, isProof, { rest }) }
}

/** The work that the server has asked for. */
export const solveChallenge = async (
  { challenge, bits }: Challenge,
  resting: Resting,
): Promise<ChallengeProof> => {
  const textOf = (counter: number) => challengeText(challenge, counter)
  const isGood = (hash: Uint8Array) => hasZeroBits(hash, bits)
  return { challenge, counter: await findCounter(textOf, isGood, resting) }
}
