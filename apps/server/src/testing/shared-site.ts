import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { ALL_TABLES } from '../database/archive/archived-tables.ts'
import type { Platform } from '../platform/open.ts'
import { rememberRows } from './first-rows.ts'
import { onceAFile } from './lifetime.ts'
import { draft, openTestApp, type TestApp, type UserClient } from './test-app.ts'

/** Resolves when the program has dropped what it knew of the rows. */
const forgetRows = async ({ bus }: Platform) => {
  const topic = 'changed-tables'
  const id = randomUUID()
  const { promise: arrival, resolve } = Promise.withResolvers<void>()
  const unsubscribe = await bus.subscribe(topic, (message) => {
    if ((message as { id: string }).id === id) resolve()
  })
  await bus.publish(topic, { id, tables: ALL_TABLES })
  await arrival
  unsubscribe()
}

/** The calls that are counted before and after a new round do not add up. */
const inRounds = (platform: Platform, round: () => number): Platform => {
  const { limiter } = platform
  const own = (key: string) => `${round()} ${key}`
  return {
    ...platform,
    limiter: {
      ...limiter,
      take: (key, limit) => limiter.take(own(key), limit),
      takeGradually: (key, limit) => limiter.takeGradually(own(key), limit),
      peek: (key, limit) => limiter.peek(own(key), limit),
      forget: (key) => limiter.forget(own(key)),
    },
  }
}

type Clock = () => number

/** A first start at the time of this clock. */
const startAt = async ({ database: { queries } }: Platform, at: number) => {
  const times = { created_at: at, updated_at: at }
  await queries.updateTable('users').set(times).execute()
  await queries.updateTable('settings').set({ updated_at: at }).execute()
  await queries
    .updateTable('settings')
    .set({ value: String(at) })
    .where('name', '=', 'created_at')
    .execute()
}

type Options = Omit<NonNullable<Parameters<typeof openTestApp>[0]>, 'now' | 'template' | 'around'>

export const openShared = async (options: Options) => {
  let clock: Clock = Date.now
  let round = 0
  const opened = await openTestApp({
    ...options,
    now: () => clock(),
    template: 'started',
    around: (platform) => inRounds(platform, () => round),
  })
  const resetRows = await rememberRows(opened.platform.database)
  const empty = async (now?: Clock) => {
    round += 1
    clock = now ?? Date.now
    await resetRows()
    if (now) await startAt(opened.platform, now())
    await forgetRows(opened.platform)
    onTestFinished(() => {
      clock = Date.now
    })
    return opened
  }
  return { opened, empty }
}

interface SharedSite extends TestApp {
  /** A user with a name of their own. */
  newUser(): Promise<UserClient>
  /** The id of a public article with a title of its own. */
  newArticle(changes?: object): Promise<number>
  /**
   * For a test that counts everything or needs a clock: the rows of a first start, with ids from the
   * beginning, no cached answers, no counted calls. What sockets, batches and workers hold in memory
   * stays: a test of these opens a program of its own.
   */
  empty(options?: { readonly now?: Clock }): Promise<TestApp>
}

/**
 * One program for all tests of a file. Each test makes its own people and texts. Called at the top of
 * a file; settings of the environment are those of all its tests.
 */
export const useSite = (options: Options = {}): SharedSite => {
  const shared = onceAFile(() => openShared(options))
  const opened = () => shared().opened
  let last = 0
  let isTaken = false
  const name = (kind: string) => {
    last += 1
    return `${kind}${last}`
  }
  return {
    get app() {
      return opened().app
    },
    get platform() {
      return opened().platform
    },
    client: (...args) => opened().client(...args),
    ownerClient: () => opened().ownerClient(),
    changeSettings: (changes) => opened().changeSettings(changes),
    userClient: (username) => opened().userClient(username),
    newUser: () => opened().userClient(name('user')),
    newArticle: async (changes) => {
      const owner = await opened().ownerClient()
      const article = draft(name('article '), changes)
      return (await owner.addArticle({ body: { article } })).article.id
    },
    empty: async ({ now } = {}) => {
      if (isTaken) throw new Error('A test that compares two sites opens the other itself.')
      isTaken = true
      onTestFinished(() => {
        isTaken = false
      })
      return shared().empty(now)
    },
  }
}
