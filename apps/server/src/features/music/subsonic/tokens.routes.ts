import { randomBytes } from 'node:crypto'
import { endpoints, MUSIC_TOKENS_MAX } from '@lanting/contract'
import { AppError } from '../../../http/app-error.ts'
import type { Serve } from '../../../http/serve-endpoint.ts'
import type { Clock } from '../../../platform/clock.ts'
import { deriveToken } from './tokens.rules.ts'
import type { TokensStore } from './tokens.store.ts'

interface Needs {
  readonly tokens: TokensStore
  readonly secret: string
  readonly now: Clock
}

const NONCE_BYTES = 16

/** Users make and end the tokens of their music apps. */
export const tokenRoutes = (serve: Serve, { tokens, secret, now }: Needs) => {
  serve(endpoints.getMusicTokens, async (_, { identity }) => {
    const { username, rows } = await tokens.ofUser(identity.id)
    return {
      username,
      tokens: rows.map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        createdAtMs: created_at,
        lastUsedAtMs: last_used_at,
      })),
    }
  })

  serve(endpoints.addMusicToken, async ({ body: { name } }, { identity }) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url')
    const token = { userId: identity.id, name: name.trim(), nonce }
    const id = await tokens.add(token, MUSIC_TOKENS_MAX, now())
    if (id === undefined) throw new AppError('tooManyMusicTokens')
    return { id, token: deriveToken(secret, { id, nonce }) }
  })

  serve(endpoints.deleteMusicToken, async ({ params: { id } }, { identity }) => {
    if (!(await tokens.remove(id, identity.id))) throw new AppError('musicTokenNotFound')
    return true
  })
}
