import { CHAT, type Credentials, endpoints, ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { type RecordAction, recorded } from '../../http/record-audit.ts'
import type { Caller, Cookies, Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import {
  type Account,
  type AccountStore,
  type TellByMail,
  USED_PASSWORD_HASH,
} from './accounts.store.ts'
import { DEVICE_COOKIE, DEVICE_LIFE_S, type LoginDevices } from './login-devices.ts'
import type { LoginLimits } from './login-limits.ts'
import { verifyPassword } from './passwords.ts'
import type { SessionStore } from './sessions.store.ts'
import { openSession, sessionLifeMs } from './sessions.ts'

interface Needs {
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly limits: LoginLimits
  readonly devices: LoginDevices
  readonly tellByMail: TellByMail
  /** Records the sign-ins of administrators. */
  readonly record: RecordAction
  readonly now: Clock
  /** Creates the link with which a user sets a new password, and returns its token. */
  readonly addPasswordLink: (userId: number) => Promise<string>
  /** True when the public URL uses https. */
  readonly https: boolean
}

/** Only the socket handshake reads this cookie; API calls send the token in a header. */
const SOCKET_COOKIE = CHAT.cookie

const cookieOptions = (https: boolean) =>
  ({ path: CHAT.path, httpOnly: true, sameSite: 'strict', secure: https }) as const

/** An unknown username and a wrong password take the same time and return the same error. */
const authenticate = async (
  { accounts, limits, devices, now }: Needs,
  { username, password, proof }: Credentials,
  { ip, cookies }: Pick<Caller<undefined>, 'ip' | 'cookies'>,
): Promise<Account> => {
  const device = devices.budgetOf(cookies.get(DEVICE_COOKIE), username, now())
  const attempt = { account: username, ip, device, proof }
  const isUrgent = await limits.attempt(attempt)
  const account = await accounts.find(username)
  const matches = await verifyPassword(password, account?.passwordHash ?? '', { isUrgent })
  if (!account || !matches) throw new AppError('wrongCredentials')
  if (account.blocked) throw new AppError('accountBlocked')
  if (account.passwordOnce && !(await accounts.consumeOneTimePassword(account, now()))) {
    throw new AppError('wrongCredentials')
  }
  await limits.succeeded(attempt)
  return account.passwordOnce ? { ...account, passwordHash: USED_PASSWORD_HASH } : account
}

export const accountRoutes = (serve: Serve, needs: Needs) => {
  const { sessions, devices, now, addPasswordLink, tellByMail, record, https } = needs

  const setSocketCookie = (cookies: Cookies, token: string, remembered: boolean) =>
    cookies.set(SOCKET_COOKIE, token, {
      ...cookieOptions(https),
      maxAge: sessionLifeMs(remembered) / 1000,
    })

  /** Only the login endpoint receives this cookie. It survives a logout. */
  const setDeviceCookie = (cookies: Cookies, username: string) =>
    cookies.set(DEVICE_COOKIE, devices.renewCookie(cookies.get(DEVICE_COOKIE), username, now()), {
      ...cookieOptions(https),
      path: endpoints.login.path,
      maxAge: DEVICE_LIFE_S,
    })

  const signIn = async (
    user: Account,
    { remember = false }: Credentials,
    { device, cookies }: Pick<Caller<undefined>, 'device' | 'cookies'>,
  ) => {
    const { id, role, username } = user
    const isKnown = devices.budgetOf(cookies.get(DEVICE_COOKIE), username, now()) !== undefined
    const onOpen = async (transaction: Queries) => {
      if (!isKnown) await tellByMail(transaction, id, 'newDevice')
    }
    const login = { user, device, remembered: remember, onOpen }
    const token = await openSession({ sessions, now }, login)
    setSocketCookie(cookies, token, remember)
    setDeviceCookie(cookies, username)
    const answer = { token, id, role, username, ipAddress: '' }
    return user.passwordOnce ? { ...answer, password_token: await addPasswordLink(id) } : answer
  }

  serve(endpoints.login, async ({ body }, caller) => {
    const user = await authenticate(needs, body, caller)
    const work = () => signIn(user, body, caller)
    if (user.role !== ROLE.administrator) return work()
    const { requestId } = caller
    return recorded(record, { userId: user.id, action: 'login', subject: {}, requestId }, work)
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
