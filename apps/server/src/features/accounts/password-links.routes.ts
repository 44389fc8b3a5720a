import { endpoints, PATHS, passwordFault, ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { type RecordAction, recorded } from '../../http/record-audit.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { accountStore, type TellByMail } from './accounts.store.ts'
import { passwordLinkStore } from './password-links.store.ts'
import { hashPassword } from './passwords.ts'
import { generateToken, hashToken } from './sessions.ts'

interface Needs {
  readonly queries: Queries
  readonly assertManageable: (byId: number, id: number) => Promise<void>
  readonly publicUrl: string
  readonly tellByMail: TellByMail
  /** Records the new passwords of administrators. */
  readonly record: RecordAction
  readonly now: Clock
}

/** Returns a function that creates a link for a user, and returns its token. */
export const createAddPasswordLink =
  (queries: Queries, now: Clock) =>
  async (userId: number): Promise<string> => {
    const token = generateToken()
    await passwordLinkStore(queries).replace(userId, hashToken(token), now())
    return token
  }

/** Password reset: an administrator creates a link for a user who lost the password. */
export const passwordLinkRoutes = (serve: Serve, needs: Needs) => {
  const { queries, assertManageable, publicUrl, now, tellByMail, record } = needs
  const links = passwordLinkStore(queries)

  serve(endpoints.addPasswordLink, async ({ params: { id } }, { identity }) => {
    await assertManageable(identity.id, id)
    const token = generateToken()
    const expiresAtMs = await links.replace(id, hashToken(token), now())
    // The fragment stays in the browser: no server log and no referrer contains the token.
    return { url: `${publicUrl}${PATHS.password}#${token}`, expiresAtMs }
  })

  serve(endpoints.deletePasswordLink, async ({ params: { id } }, { identity }) => {
    await assertManageable(identity.id, id)
    if (!(await links.removeOfUser(id))) throw new AppError('passwordLinkSpent')
    return true
  })

  const findLink = async (token: string) => {
    const found = await links.find(hashToken(token), now())
    if (!found) throw new AppError('passwordLinkSpent')
    return found
  }

  serve(endpoints.getPasswordLink, async ({ body: { token } }) => {
    const { username } = await findLink(token)
    return { username }
  })

  serve(
    endpoints.setPasswordByLink,
    async ({ body: { token, password1, password2 } }, { requestId }) => {
      if (password1 !== password2) throw new AppError('passwordsDiffer')
      const fault = passwordFault(password1)
      if (fault) throw new AppError(fault)
      const { id, role } = await findLink(token)
      const passwordHash = await hashPassword(password1)
      const work = () =>
        queries.transaction().execute(async (transaction) => {
          const isRedeemed = await passwordLinkStore(transaction).redeem(hashToken(token), id)
          if (!isRedeemed) throw new AppError('passwordLinkSpent')
          const options = { once: false, now: now(), tellByMail }
          await accountStore(transaction).replacePassword(id, passwordHash, options)
        })
      const action = { userId: id, action: 'setPasswordByLink', subject: {}, requestId }
      await (role === ROLE.administrator ? recorded(record, action, work) : work())
      return true
    },
  )
}
