import { createHash } from 'node:crypto'
import { type Challenge, type ChallengeProof, challengeText, hasZeroBits } from '@lanting/contract'

/** Computes the proof of work of a challenge. */
export const solveChallenge = ({ challenge, bits }: Challenge): ChallengeProof => {
  const isGood = (counter: number) =>
    hasZeroBits(createHash('sha256').update(challengeText(challenge, counter)).digest(), bits)
  let counter = 0
  while (!isGood(counter)) counter += 1
  return { challenge, counter }
}
