import { endpoints } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Account, AccountStore } from './accounts.store.ts'
import { isPassword } from './passwords.ts'
import type { SessionStore } from './sessions.store.ts'
import { openSession } from './sessions.ts'

interface Needs {
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly now: Clock
}

/** Takes as long for a name nobody has as for a wrong password, and says the same. */
const authenticate = async ({ accounts, now }: Needs, username: string, password: string) => {
  const account = await accounts.find(username)
  const matches = await isPassword(password, account?.passwordHash ?? '')
  if (!account || !matches || !(await mayEnter(account))) throw new AppError('wrongCredentials')
  return account

  async function mayEnter(found: Account) {
    return !found.passwordOnce || accounts.spendOneTimePassword(found, now())
  }
}

export const accountRoutes = (serve: Serve, needs: Needs) => {
  const { sessions, now } = needs

  serve(endpoints.login, async ({ body: { username, password } }, { device }) => {
    const { id, role, username: name } = await authenticate(needs, username, password)
    const token = await openSession({ store: sessions, now }, { userId: id, device })
    return { token, id, role, username: name, ipAddress: '' }
  })

  serve(endpoints.logout, async (_, { identity }) => {
    await sessions.remove(identity.sessionId)
    return true
  })
}
