import { describe, expect, it } from 'vitest'
import { createTokenBucket } from './token-bucket.ts'

const bucketAt = (maxDebt?: number) => {
  const clock = { ms: 0 }
  const bucket = createTokenBucket({ capacity: 10, perSecond: 2, maxDebt }, () => clock.ms)
  return { clock, bucket }
}

describe('a token bucket', () => {
  it('gives its capacity, then the refill rate', () => {
    const { clock, bucket } = bucketAt()
    expect([bucket.take(10), bucket.take(1)]).toEqual([true, false])
    clock.ms = 500
    expect([bucket.take(1), bucket.take(1)]).toEqual([true, false])
  })

  it('holds no more than its capacity', () => {
    const { clock, bucket } = bucketAt()
    clock.ms = 3_600_000
    expect([bucket.take(11), bucket.take(10)]).toEqual([false, true])
  })

  it('goes into debt, and returns the time until it is paid', () => {
    const { clock, bucket } = bucketAt()
    expect([bucket.spend(10), bucket.spend(1), bucket.spend(1)]).toEqual([0, 500, 1_000])
    clock.ms = 1_000
    expect([bucket.spend(0), bucket.take(1)]).toEqual([0, false])
  })

  it('limits the debt', () => {
    const { bucket } = bucketAt(4)
    expect(bucket.spend(1_000)).toBe(2_000)
  })

  it('reports that it is full again', () => {
    const { clock, bucket } = bucketAt()
    bucket.spend(2)
    clock.ms = 999
    expect(bucket.isFull()).toBe(false)
    clock.ms = 1_000
    expect(bucket.isFull()).toBe(true)
  })

  it('loses nothing when the clock is set back', () => {
    const { clock, bucket } = bucketAt()
    clock.ms = -60_000
    expect(bucket.take(10)).toBe(true)
    clock.ms = -59_500
    expect(bucket.take(1)).toBe(true)
  })
})
