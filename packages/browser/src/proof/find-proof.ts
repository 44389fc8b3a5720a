import {
  type Challenge,
  type ChallengeProof,
  challengeText,
  hasZeroBits,
  PROOF_BITS,
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
  /** Called with the probability that the work is done by now, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Tries counters until the hash of the text begins with enough zero bits. */
const findCounter = async (
  textOf: (counter: number) => string,
  bits: number,
  { rest, onProgress }: Resting,
): Promise<number> => {
  for (let counter = 0; ; counter += 1) {
    if (hasZeroBits(sha256(encoder.encode(textOf(counter))), bits)) return counter
    if (counter % ATTEMPTS_PER_SLICE === 0) {
      onProgress?.(1 - Math.exp(-counter / 2 ** bits))
      await rest()
    }
  }
}

/** The proof of work of a registration. */
export const findProof = async (
  username: string,
  { now, ...resting }: Resting & { readonly now: () => number },
): Promise<Proof> => {
  const day = new Date(now()).toISOString().slice(0, 10)
  const textOf = (counter: number) => proofText(username, day, counter)
  return { day, counter: await findCounter(textOf, PROOF_BITS, resting) }
}

/** The proof of work that the server has requested. */
export const solveChallenge = async (
  { challenge, bits }: Challenge,
  resting: Resting,
): Promise<ChallengeProof> => {
  const textOf = (counter: number) => challengeText(challenge, counter)
  return { challenge, counter: await findCounter(textOf, bits, resting) }
}
