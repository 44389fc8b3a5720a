import { CHAT, type Credentials, endpoints } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Cookies, Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Account, type AccountStore, SPENT } from './accounts.store.ts'
import type { LoginLimits } from './login-limits.ts'
import { isPassword } from './passwords.ts'
import type { SessionStore } from './sessions.store.ts'
import { openSession, sessionLifeMs } from './sessions.ts'

interface Needs {
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly limits: LoginLimits
  readonly now: Clock
  /** Whether the site is reached over https. */
  readonly https: boolean
}

/** For the socket's handshake only; everything else takes the token from the header. */
const SOCKET_COOKIE = CHAT.cookie

const cookieOptions = (https: boolean) =>
  ({ path: CHAT.path, httpOnly: true, sameSite: 'strict', secure: https }) as const

/** Takes as long for a name nobody has as for a wrong password, and says the same. */
const authenticate = async (
  { accounts, limits, now }: Needs,
  { username, password }: Credentials,
  ip: string,
): Promise<Account> => {
  await limits.attempt(username, ip)
  const account = await accounts.find(username)
  const matches = await isPassword(password, account?.passwordHash ?? '')
  if (!account || !matches) throw new AppError('wrongCredentials')
  if (account.blocked) throw new AppError('accountBlocked')
  if (account.passwordOnce && !(await accounts.spendOneTimePassword(account, now()))) {
    throw new AppError('wrongCredentials')
  }
  await limits.succeeded(username, ip)
  return account.passwordOnce ? { ...account, passwordHash: SPENT } : account
}

export const accountRoutes = (serve: Serve, needs: Needs) => {
  const { sessions, now, https } = needs

  const keepForSocket = (cookies: Cookies, token: string, remembered: boolean) =>
    cookies.set(SOCKET_COOKIE, token, {
      ...cookieOptions(https),
      maxAge: sessionLifeMs(remembered) / 1000,
    })

  serve(endpoints.login, async ({ body }, { device, ip, cookies }) => {
    const user = await authenticate(needs, body, ip)
    const { id, role, username } = user
    const remembered = body.remember ?? false
    const token = await openSession({ sessions, now }, { user, device, remembered })
    keepForSocket(cookies, token, remembered)
    return { token, id, role, username, ipAddress: '' }
  })

  serve(endpoints.logout, async (_, { identity, cookies }) => {
    await sessions.remove(identity.sessionId, identity.id)
    cookies.clear(SOCKET_COOKIE, cookieOptions(https))
    return true
  })

  serve(endpoints.getSessions, async (_, { identity }) => {
    const rows = await sessions.ofUser(identity.id, now())
    return rows.map(({ id, device, created_at, last_seen_at }) => ({
      id,
      device,
      own: id === identity.sessionId,
      createdAtMs: created_at,
      lastSeenAtMs: last_seen_at,
    }))
  })

  serve(endpoints.endSession, async ({ params: { id } }, { identity }) => {
    if (!(await sessions.remove(id, identity.id))) throw new AppError('sessionNotFound')
    return true
  })

  serve(endpoints.endSessions, async (_, { identity, cookies }) => {
    cookies.clear(SOCKET_COOKIE, cookieOptions(https))
    return { ended: await sessions.removeOfUser(identity.id) }
  })
}
