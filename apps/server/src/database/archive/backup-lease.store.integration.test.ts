import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openTestPlatform } from '../../testing/test-app.ts'
import { isBackupRunning, withBackupLease } from './backup-lease.ts'

const AT = 1_000_000

const open = async () => {
  const { database } = await openTestPlatform(undefined, 'migrated')
  const { address, queries } = database
  return { address, isRunning: (now = AT) => isBackupRunning(queries, now), queries }
}

it('protects files until the last of several backups has ended', async () => {
  const { address, isRunning } = await open()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let begun = 0
  const running = [first, second].map(({ promise }) =>
    withBackupLease({ address, startedAt: AT }, () => {
      begun += 1
      return promise
    }),
  )
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(2)
  first.resolve()
  await running[0]
  expect(await isRunning()).toBe(true)
  second.reject(new Error('failed'))
  await expect(running[1]).rejects.toThrow('failed')
  expect(await isRunning()).toBe(false)
})

it('is renewed while a backup runs', async () => {
  const { address, isRunning } = await open()
  const options = { address, startedAt: AT, leaseMs: 500, renewedEveryMs: 100 }
  await withBackupLease(options, async () => {
    await wait(1_000)
    expect(await isRunning(AT + 1_000)).toBe(true)
  })
})

it('ends by itself after a backup that was killed, and is forgotten at the next one', async () => {
  const { address, isRunning, queries } = await open()
  const row = { name: 'backup_until_killed', value: String(AT), updated_at: 0 }
  await queries.insertInto('settings').values(row).execute()
  expect([await isRunning(AT - 1), await isRunning(AT)]).toEqual([true, false])
  await withBackupLease({ address, startedAt: AT }, async () => undefined)
  const left = queries.selectFrom('settings').select('name').where('name', '=', row.name)
  expect(await left.execute()).toEqual([])
})
