import { type Challenge, type Credentials, type LoginResult, PATHS } from '@lanting/contract'
import { CallError } from '../call-error.ts'
import { solveChallenge } from './find-proof.ts'

/** A challenge may expire, or another login may come first. */
const CHALLENGES_MAX = 3

const challengeOf = (error: unknown): Challenge | undefined => {
  const result = error instanceof CallError ? error.result : undefined
  return (result as Partial<Challenge> | undefined)?.challenge ? (result as Challenge) : undefined
}

const rest = () => new Promise<void>((done) => setTimeout(done))

/** Leaves the page for the one where the user chooses a password. Never resolves. */
const choosePassword = (token: string): Promise<never> => {
  location.assign(`${PATHS.password}#${token}`)
  return new Promise(() => undefined)
}

/**
 * Logs in. When the account is under attack, the server requests a proof of work. It is done
 * silently, and the login is sent again. After a one-time password the user chooses a new one first.
 */
export const logInWithProof = async (
  login: (body: Credentials) => Promise<LoginResult>,
  credentials: Credentials,
): Promise<LoginResult> => {
  let body = credentials
  for (let challenges = 0; ; challenges += 1) {
    try {
      const result = await login(body)
      const { password_token } = result
      return password_token ? await choosePassword(password_token) : result
    } catch (error) {
      const challenge = challengeOf(error)
      if (!challenge || challenges === CHALLENGES_MAX) throw error
      body = { ...credentials, proof: await solveChallenge(challenge, { rest }) }
    }
  }
}
