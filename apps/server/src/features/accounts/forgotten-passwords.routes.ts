import { endpoints, PATHS } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { accountStore } from './accounts.store.ts'
import { passwordLinkStore } from './password-links.store.ts'
import { generateToken, hashToken } from './sessions.ts'

/** Adds the mail of a password link, if the user has an address that is trusted for it, and not too often. */
export type AddPasswordMail = (userId: number) => Promise<void>

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  /** Undefined: the site sends no mail. */
  readonly addPasswordMail: AddPasswordMail | undefined
}

/** A link that was made lately is not replaced: somebody may be about to use it. */
const KEPT_MS = 600_000

interface LinkNeeds extends Pick<Needs, 'queries' | 'now'> {
  readonly publicUrl: string
}

/**
 * Makes the link of a requested mail when the mail is written, so that only its reader ever has the
 * token. Undefined if the request is too old, or if a newer link was made since.
 */
export const makeMailedLink =
  ({ queries, publicUrl, now }: LinkNeeds) =>
  async (userId: number, requestedAt: number): Promise<string | undefined> => {
    const links = passwordLinkStore(queries)
    const link = await links.valid(userId, now())
    if (link && link.created_at > requestedAt) return undefined
    const token = generateToken()
    const expiresAt = await links.replace(userId, hashToken(token), requestedAt)
    // The fragment stays in the browser: no server log and no referrer contains the token.
    return expiresAt > now() ? `${publicUrl}${PATHS.password}#${token}` : undefined
  }

export const forgottenPasswordRoutes = (serve: Serve, needs: Needs) => {
  const { queries, now, addPasswordMail } = needs

  serve(endpoints.getPasswordHelp, async () => ({ byMail: addPasswordMail !== undefined }))

  // The answer is the same for every username, so that it reveals no account.
  serve(endpoints.requestPasswordMail, async ({ body: { username } }) => {
    if (!addPasswordMail) throw new AppError('mailUnavailable')
    const user = await accountStore(queries).find(username.trim())
    if (!user || user.blocked) return true
    const link = await passwordLinkStore(queries).valid(user.id, now())
    if (link && link.created_at > now() - KEPT_MS) return true
    await addPasswordMail(user.id)
    return true
  })
}
