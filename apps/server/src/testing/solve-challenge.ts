import { createHash } from 'node:crypto'
import { type Challenge, type ChallengeProof, challengeText, hasZeroBits } from '@lanting/contract'

/** Does the work that a challenge asks for. */
export const solveChallenge = ({ challenge, bits }: Challenge): ChallengeProof => {
  const isGood = (counter: number) =>
    hasZeroBits(createHash('sha256').update(challengeText(challenge, counter)).digest(), bits)
  let counter = 0
  while (!isGood(counter)) counter += 1
  return { challenge, counter }
}
