import { setTimeout as wait } from 'node:timers/promises'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Queries } from '../../database/open.ts'
import { answerFailure } from '../../http/envelope.ts'
import { endpointServer } from '../../http/serve-endpoint.ts'
import { useSite } from '../../testing/shared-site.ts'
import { PASSWORD } from '../../testing/test-app.ts'
import { accountRoutes } from './accounts.routes.ts'
import { type AccountStore, accountStore } from './accounts.store.ts'
import { createLoginDevices } from './login-devices.ts'
import { createLoginLimits } from './login-limits.ts'
import { sessionStore } from './sessions.store.ts'
import { userStore } from './users.store.ts'

const shared = useSite()
const TELL_NOBODY = async () => undefined

type ConcurrentChange = (queries: Queries, id: number) => Promise<void>

const withNewPassword: ConcurrentChange = (queries, id) =>
  accountStore(queries).setPassword(id, 'another', { once: false, now: 1, tellByMail: TELL_NOBODY })
const withBlock: ConcurrentChange = (queries, id) =>
  userStore(queries).setUserStatus(id, { blocked: 1 }, 1)

/** Logs a user in, and makes a change after the account was read. */
const logIn = async (change: ConcurrentChange) => {
  const { platform, userClient } = await shared.empty()
  const { database, limiter, incoming, now } = platform
  const { queries } = database
  const { id } = await userClient('somebody1')
  const accounts = accountStore(queries)
  const find: AccountStore['find'] = async (username) => {
    const found = await accounts.find(username)
    await change(queries, id)
    return found
  }
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(cookie)
  app.setErrorHandler(answerFailure)
  const serve = endpointServer(app, {
    limiter,
    incoming,
    identify: async () => undefined,
    ownerId: async () => 1,
    record: async () => async () => undefined,
    hiddenSections: async () => [],
  })
  const sessions = sessionStore(queries)
  const limits = createLoginLimits({ limiter, secret: 'secret', now })
  const devices = createLoginDevices('secret')
  accountRoutes(serve, {
    accounts: { ...accounts, find },
    sessions,
    limits,
    devices,
    now,
    addPasswordLink: async () => '',
    tellByMail: TELL_NOBODY,
    record: async () => async () => undefined,
    https: false,
  })
  const payload = { username: 'somebody1', password: PASSWORD }
  const answer = await app.inject({ method: 'POST', url: '/api/user/login', payload })
  const open = await sessions.ofUser(id, now())
  return { status: answer.statusCode, message: answer.json().message, open: open.length }
}

const REFUSED = { status: 400, message: '用户名或密码错误', open: 0 }

describe('a login', () => {
  it('succeeds without a concurrent change', async () => {
    expect(await logIn(async () => undefined)).toMatchObject({ status: 200, open: 2 })
  })

  it('is rejected when the password is replaced at the same time', async () => {
    expect(await logIn(withNewPassword)).toEqual(REFUSED)
  })

  it('is rejected when the user is blocked at the same time', async () => {
    expect(await logIn(withBlock)).toEqual(REFUSED)
  })

  it('waits for a new password that is being written', async () => {
    const { platform, userClient } = await shared.empty()
    const { queries } = platform.database
    const { id } = await userClient('somebody1')
    const user = await accountStore(queries).findById(id)
    if (!user) throw new Error('the user is missing')
    const session = { tokenHash: 'h', user, device: '', expiresAt: 9e12, remembered: false }
    const { adding } = await queries.transaction().execute(async (transaction) => {
      await accountStore(transaction).replacePassword(id, 'another', {
        once: false,
        now: 1,
        tellByMail: TELL_NOBODY,
      })
      const adding = sessionStore(queries).add(session, 1)
      await wait(200)
      return { adding }
    })
    expect(await adding).toBe(false)
    expect(await sessionStore(queries).ofUser(id, 1)).toEqual([])
  })
})
