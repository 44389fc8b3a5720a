import { isProof, type Proof, proofText } from '@lanting/contract'
import { sha256 } from './sha-256.ts'

/** So few that the page stays alive between two rests, on a slow phone too. */
const TRIES_A_SLICE = 1_000

const encoder = new TextEncoder()

interface Needs {
  readonly now: () => number
  /** Lets the page draw and listen. */
  readonly rest: () => Promise<void>
}

/** Tries one counter after another until the hash begins with enough zeros. */
export const findProof = async (username: string, { now, rest }: Needs): Promise<Proof> => {
  const day = new Date(now()).toISOString().slice(0, 10)
  for (let counter = 0; ; counter += 1) {
    if (isProof(sha256(encoder.encode(proofText(username, day, counter))))) return { day, counter }
    if (counter % TRIES_A_SLICE === 0) await rest()
  }
}
