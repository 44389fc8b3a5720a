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

/** Few enough to keep the page responsive, also on a slow phone. */
const ATTEMPTS_PER_SLICE = 1_000

const encoder = new TextEncoder()

interface Resting {
  /** Lets the page render and handle input. */
  readonly rest: () => Promise<void>
}

/** Tries counters until the hash of the text is good. */
const findCounter = async (
  textOf: (counter: number) => string,
  isGood: (hash: Uint8Array) => boolean,
  { rest }: Resting,
): Promise<number> => {
  for (let counter = 0; ; counter += 1) {
    if (isGood(sha256(encoder.encode(textOf(counter))))) return counter
    if (counter % ATTEMPTS_PER_SLICE === 0) await rest()
  }
}

/** The proof of work of a registration. */
export const findProof = async (
  username: string,
  { now, rest }: Resting & { readonly now: () => number },
): Promise<Proof> => {
  const day = new Date(now()).toISOString().slice(0, 10)
  const textOf = (counter: number) => proofText(username, day, counter)
  return { day, counter: await findCounter(textOf, isProof, { rest }) }
}

/** The proof of work that the server has requested. */
export const solveChallenge = async (
  { challenge, bits }: Challenge,
  resting: Resting,
): Promise<ChallengeProof> => {
  const textOf = (counter: number) => challengeText(challenge, counter)
  const isGood = (hash: Uint8Array) => hasZeroBits(hash, bits)
  return { challenge, counter: await findCounter(textOf, isGood, resting) }
}
