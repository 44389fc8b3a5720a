import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { parseConfig } from './config.ts'
import { prepare } from './main.ts'
import { testDatabase } from './testing/test-app.ts'

/** Creates a site that can open any number of nodes. */
const newSite = async () => {
  const { address, dataDir } = await testDatabase('migrated')
  const config = parseConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: address.engine === 'postgres' ? address.url : '',
    REDIS_URL: inject('redisUrl'),
    OWNER_PASSWORD: 'secret-1',
    DEMO: 'off',
  })
  return async () => {
    const { bus, limiter, close } = await prepare(config)
    onTestFinished(close)
    const received: unknown[] = []
    await bus.subscribe('news', (message) => received.push(message))
    const isAllowed = async () =>
      (await limiter.take('door', { times: 1, windowMs: 60_000 })).allowed
    return { bus, received, isAllowed }
  }
}

it('separates sites on one Redis, and connects the nodes of one site', async () => {
  const welcome = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => welcome.mockRestore())
  const [openOurs, openTheirs] = [await newSite(), await newSite()]
  const ours = [await openOurs(), await openOurs()] as const
  const theirs = await openTheirs()
  await ours[0].bus.publish('news', 'ours')
  await theirs.bus.publish('news', 'theirs')
  await vi.waitFor(() =>
    expect([ours[1].received, theirs.received]).toEqual([['ours'], ['theirs']]),
  )
  expect([await ours[0].isAllowed(), await ours[1].isAllowed()]).toEqual([true, false])
  expect(await theirs.isAllowed()).toBe(true)
  expect(ours[1].received).toEqual(['ours'])
})
