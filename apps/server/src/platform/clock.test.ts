import { rm } from 'node:fs/promises'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { makeFolder } from '../testing/child-service.ts'
import { openPlatform } from './open.ts'

afterEach(() => vi.useRealTimers())

it('limits end in time when the clock of the machine is set back', async () => {
  const dataDir = await makeFolder('clock')
  const database = { engine: 'sqlite', file: ':memory:' } as const
  const config = { dataDir, database, redisUrl: undefined, bucket: undefined }
  const { limiter, close } = await openPlatform({ config, onError: console.error })
  onTestFinished(async () => {
    await close()
    await rm(dataDir, { recursive: true })
  })
  const limit = { times: 1, windowMs: 50 }
  await limiter.take('like', limit)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 7_200_000 })
  const isAllowed = async () => (await limiter.peek('like', limit)).retryAfterMs
  expect(await isAllowed()).toBeLessThanOrEqual(50)
  await expect.poll(isAllowed).toBe(0)
})
