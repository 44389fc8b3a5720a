/** @module-tag long */
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openTestPlatform } from '../testing/test-app.ts'
import { takeChatLock } from './chat-lock.ts'
import { isUnavailable } from './is-unavailable.ts'
import type { Queries } from './open.ts'

const lockRow = (queries: Queries) => sql`update users set role = role`.execute(queries)

/** A transaction of a node that stops as soon as it has the row. */
const stoppedTransaction = (queries: Queries, paused: Promise<void>, onLocked: () => void) =>
  queries.transaction().execute(async (transaction) => {
    await lockRow(transaction)
    onLocked()
    await paused
    await lockRow(transaction)
  })

it('takes the locks from a transaction that has stopped, as that of a paused node', async () => {
  const { database } = await openTestPlatform(undefined, 'migrated')
  const { queries } = database
  let goOn = () => {}
  const paused = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let hasLock = () => {}
  const locked = new Promise<void>((resolve) => {
    hasLock = resolve
  })
  const stopped = queries.transaction().execute(async (transaction) => {
    await takeChatLock(transaction)
    hasLock()
    await paused
    await sql`select 1`.execute(transaction)
  })
  const failure = stopped.catch((error) => error)
  await locked
  const begun = performance.now()
  await queries.transaction().execute(takeChatLock)
  expect(performance.now() - begun).toBeLessThan(20_000)
  goOn()
  expect(await failure).toBeInstanceOf(Error)
})

it('takes the locks from a stopped node also if several of its transactions wait for them', async () => {
  const { database } = await openTestPlatform(undefined, 'started')
  const { queries } = database
  const { promise: paused, resolve: goOn } = Promise.withResolvers<void>()
  onTestFinished(() => goOn())
  const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>()
  // Each of them would get the row after the one before, and keep it while its node is stopped.
  const stopped = Array.from({ length: 5 }, () =>
    stoppedTransaction(queries, paused, onLocked).catch((error) => error),
  )
  await locked
  const begun = performance.now()
  const write = (): Promise<unknown> =>
    lockRow(queries).catch((error) => {
      expect(isUnavailable(error)).toBe(true)
      return write()
    })
  await write()
  expect(performance.now() - begun).toBeLessThan(9_000)
  goOn()
  for (const end of await Promise.all(stopped)) expect(isUnavailable(end)).toBe(true)
})
