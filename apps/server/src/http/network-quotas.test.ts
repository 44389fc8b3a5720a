import { describe, expect, it } from 'vitest'
import { createNetworkQuotas } from './network-quotas.ts'

const quotasAt = (most = 2) => {
  const clock = { ms: 0 }
  const rate = { capacity: 10, perSecond: 1 }
  return { clock, quotas: createNetworkQuotas({ most, rate, now: () => clock.ms }) }
}

describe('a network', () => {
  it('has its own number of places', () => {
    const { quotas } = quotasAt()
    const [one, two, three] = [quotas.enter('a', 1), quotas.enter('a', 1), quotas.enter('a', 1)]
    expect([one, two, three].map(Boolean)).toEqual([true, true, false])
    expect(quotas.enter('b', 1)).toBeDefined()
    one?.leave()
    one?.leave()
    expect([quotas.enter('a', 1), quotas.enter('a', 1)].map(Boolean)).toEqual([true, false])
  })

  it('gets no place after spending too much; a refusal costs nothing', () => {
    const { clock, quotas } = quotasAt(100)
    const quota = quotas.enter('a', 1)
    expect(quota?.spend(9)).toBe(0)
    for (let count = 0; count < 50; count += 1) expect(quotas.enter('a', 1)).toBeUndefined()
    clock.ms = 1_000
    expect(quotas.enter('a', 1)).toBeDefined()
  })

  it('is forgotten when it holds no place and has no debt', () => {
    const { clock, quotas } = quotasAt()
    for (let count = 0; count < 10_000; count += 1) {
      clock.ms += 100
      quotas.enter(`passing ${count}`, 1)?.leave()
    }
    expect(quotas.size()).toBeLessThanOrEqual(1_000)
    quotas.enter('staying', 1)
    for (let count = 0; count < 10_000; count += 1) {
      clock.ms += 100
      quotas.enter(`passing again ${count}`, 1)?.leave()
    }
    expect([quotas.enter('staying', 1), quotas.enter('staying', 1)].map(Boolean)).toEqual([
      true,
      false,
    ])
  })
})
