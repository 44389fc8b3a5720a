import { VISITOR_MINIMUM_MS } from '@lanting/contract'
import { expect, it } from 'vitest'
import { memoryLimiter } from '../../platform/limiter.ts'
import { visitorCheck } from './visitor-check.ts'

const check = () => visitorCheck(memoryLimiter({ now: () => 0 }))

it('accepts a visitor who took enough time', async () => {
  await expect(check()({ spent_ms: VISITOR_MINIMUM_MS, website: '' }, '1.2.3.4')).resolves.toBe(
    undefined,
  )
})

it.each([
  [{ website: 'https://a.test', spent_ms: 60_000 }, 'visitorRefused'],
  [{ spent_ms: VISITOR_MINIMUM_MS - 1 }, 'visitorTooFast'],
])('rejects %j', async (form, key) => {
  await expect(check()(form, '1.2.3.4')).rejects.toMatchObject({ key })
})

it('accepts ten forms an hour per address that do not say how long they took', async () => {
  const checked = check()
  for (let times = 0; times < 10; times += 1) await checked({}, '1.2.3.4')
  await expect(checked({}, '1.2.3.4')).rejects.toMatchObject({
    key: 'tooManyBoardMessages',
    status: 429,
  })
  await checked({}, '1.2.3.5')
})
