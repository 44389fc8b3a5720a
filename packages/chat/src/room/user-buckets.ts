import { type Bucket, bucket } from './bucket.ts'
import { MESSAGES } from './limits.ts'

const SWEEP_AT = 1_000

/** [CHAT-15] One allowance for a user, whatever the number of their tabs. */
export const userBuckets = (now: () => number) => {
  const buckets = new Map<number, Bucket>()
  return (userId: number): number => {
    if (buckets.size >= SWEEP_AT) {
      for (const [id, own] of buckets) if (own.isFull()) buckets.delete(id)
    }
    const own = buckets.get(userId) ?? bucket(MESSAGES, now)
    buckets.set(userId, own)
    return own.take()
  }
}
