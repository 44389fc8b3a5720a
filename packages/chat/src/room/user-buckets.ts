import { MESSAGES } from './limits.ts'
import { type Bucket, createBucket } from './token-bucket.ts'

const SWEEP_AT = 1_000

/** [CHAT-15] One bucket per user, for any number of tabs. */
export const createUserBuckets = (now: () => number) => {
  const buckets = new Map<number, Bucket>()
  return (userId: number): number => {
    if (buckets.size >= SWEEP_AT) {
      for (const [id, own] of buckets) if (own.isFull()) buckets.delete(id)
    }
    const own = buckets.get(userId) ?? createBucket(MESSAGES, now)
    buckets.set(userId, own)
    return own.take()
  }
}
