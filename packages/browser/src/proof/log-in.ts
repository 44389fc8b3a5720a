import type { Challenge, Credentials, LoginResult } from '@lanting/contract'
import { CallError } from '../call-error.ts'
import { solveChallenge } from './find-proof.ts'

/** A challenge may expire, or another login may come first. */
const CHALLENGES_MAX = 3

const challengeOf = (error: unknown): Challenge | undefined => {
  const result = error instanceof CallError ? error.result : undefined
  return (result as Partial<Challenge> | undefined)?.challenge ? (result as Challenge) : undefined
}

const rest = () => new Promise<void>((done) => setTimeout(done))

/**
 * Logs in. When the account is under attack, the server requests a proof of work. It is done
 * silently, and the login is sent again.
 */
export const logInWithProof = async (
  login: (body: Credentials) => Promise<LoginResult>,
  credentials: Credentials,
): Promise<LoginResult> => {
  let body = credentials
  for (let challenges = 0; ; challenges += 1) {
    try {
      return await login(body)
    } catch (error) {
      const challenge = challengeOf(error)
      if (!challenge || challenges === CHALLENGES_MAX) throw error
      body = { ...credentials, proof: await solveChallenge(challenge, { rest }) }
    }
  }
}
