import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openTestPlatform } from '../testing/test-app.ts'
import { takeChatLock } from './chat-lock.ts'

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
