import { createHmac } from 'node:crypto'
import { endpoints, type Limit, PATHS } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Limiter } from '../../platform/limiter.ts'
import { accountStore } from './accounts.store.ts'
import { passwordLinkStore } from './password-links.store.ts'
import { hashToken } from './sessions.ts'

/** Adds the mail of a password link. Returns false for a user without a confirmed address. */
export type AddPasswordMail = (
  transaction: Queries,
  userId: number,
  now: number,
) => Promise<boolean>

interface Needs {
  readonly queries: Queries
  readonly limiter: Limiter
  readonly secret: string
  readonly now: Clock
  /** Undefined: the site sends no mail. */
  readonly addPasswordMail: AddPasswordMail | undefined
}

/** Mails per user and day. Above it nothing is sent, and the answer stays the same. */
const MAILS_PER_USER: Limit = { times: 3, windowMs: 86_400_000 }

/** Not stored: it is computed again when the mail is written. */
const mailedToken = (userId: number, createdAt: number, secret: string) =>
  createHmac('sha256', secret).update(`password ${userId} ${createdAt}`).digest('base64url')

/** Returns the address of the mailed link of a user, unless another link has replaced it. */
export const mailedPasswordUrl =
  ({
    queries,
    publicUrl,
    secret,
    now,
  }: Pick<Needs, 'queries' | 'secret' | 'now'> & { readonly publicUrl: string }) =>
  async (userId: number): Promise<string | undefined> => {
    const link = await passwordLinkStore(queries).valid(userId, now())
    if (!link) return undefined
    const token = mailedToken(userId, link.created_at, secret)
    // The fragment stays in the browser: no server log and no referrer contains the token.
    return hashToken(token) === link.token_hash
      ? `${publicUrl}${PATHS.password}#${token}`
      : undefined
  }

export const forgottenPasswordRoutes = (serve: Serve, needs: Needs) => {
  const { queries, limiter, secret, now, addPasswordMail } = needs

  serve(endpoints.getPasswordHelp, async () => ({ byMail: addPasswordMail !== undefined }))

  // The answer is the same for every username, so that it reveals no account.
  serve(endpoints.requestPasswordMail, async ({ body: { username } }) => {
    if (!addPasswordMail) throw new AppError('mailUnavailable')
    const user = await accountStore(queries).find(username.trim())
    if (!user || user.blocked) return true
    const { allowed } = await limiter.take(`password mail ${user.id}`, MAILS_PER_USER)
    if (!allowed) return true
    await queries.transaction().execute(async (transaction) => {
      const at = now()
      if (!(await addPasswordMail(transaction, user.id, at))) return
      const tokenHash = hashToken(mailedToken(user.id, at, secret))
      await passwordLinkStore(transaction).replace(user.id, tokenHash, at)
    })
    return true
  })
}
