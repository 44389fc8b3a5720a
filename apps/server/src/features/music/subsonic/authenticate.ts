import type { Clock } from '../../../platform/clock.ts'
import type { CallParameters } from './parameters.rules.ts'
import { SubsonicError } from './subsonic-error.ts'
import { deriveToken, isProof, isToken, plainPassword, tokenRowId } from './tokens.rules.ts'
import { isAdministrator, type TokensStore } from './tokens.store.ts'

/** The user of an app, read again for every call. */
export interface Listener {
  readonly id: number
  readonly username: string
  /** The address of the picture. */
  readonly avatar: string
  readonly isAdministrator: boolean
}

interface Needs {
  readonly tokens: Pick<TokensStore, 'byId' | 'byUsername' | 'touch'>
  /** Signs the tokens. */
  readonly secret: string
  readonly now: Clock
}

const USED_UPDATE_MS = 60_000

type Claim =
  | { readonly by: 'key'; readonly key: string }
  | { readonly by: 'user'; readonly username: string; matches(token: string): boolean }

/** Reads how the app proves who it is. Exactly one way is allowed. */
const claimOf = (parameters: CallParameters): Claim => {
  const [key, username] = [parameters.optional('apiKey'), parameters.optional('u')]
  const [password, proof] = [parameters.optional('p'), parameters.optional('t')]
  if (key !== undefined) {
    if (username !== undefined || password !== undefined || proof !== undefined) {
      throw new SubsonicError('conflictingMechanisms', 'Use an API key or a user name, not both')
    }
    return { by: 'key', key }
  }
  if (username === undefined || (password === undefined && proof === undefined)) {
    throw new SubsonicError('missingParameter', 'Parameters u and t and s, or apiKey, are missing')
  }
  if (proof === undefined) {
    const plain = plainPassword(password ?? '')
    return { by: 'user', username, matches: (token) => isToken(plain, token) }
  }
  const salt = parameters.required('s')
  return { by: 'user', username, matches: (token) => isProof(proof, token, salt) }
}

/** Identifies the user by a token of a music app. The password of the site opens nothing here. */
export const createAuthenticate =
  ({ tokens, secret, now }: Needs) =>
  async (parameters: CallParameters): Promise<Listener> => {
    const claim = claimOf(parameters)
    const rows =
      claim.by === 'user'
        ? await tokens.byUsername(claim.username)
        : await tokens.byId(tokenRowId(claim.key) ?? 0)
    const matches =
      claim.by === 'user' ? claim.matches : (token: string) => isToken(claim.key, token)
    const row = rows.find((one) => matches(deriveToken(secret, one)))
    if (!row) {
      throw claim.by === 'user'
        ? new SubsonicError('wrongCredentials', 'Wrong user name, or no token of a music app')
        : new SubsonicError('invalidKey', 'Invalid API key')
    }
    const at = now()
    if (at - (row.last_used_at ?? 0) >= USED_UPDATE_MS) await tokens.touch(row.id, at)
    return {
      id: row.userId,
      username: row.username,
      avatar: row.avatar,
      isAdministrator: isAdministrator(row.role),
    }
  }

export type Authenticate = ReturnType<typeof createAuthenticate>
