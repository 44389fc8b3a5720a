import { GUEST_MINIMUM_MS, type GuestForm, perHour } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/rate-limit.ts'
import type { Limiter } from '../../platform/limiter.ts'

/** Refuses what no person has written. */
export type CheckGuest = (form: GuestForm, ip: string) => Promise<void>

/** So many an hour from one address need not say how long they took: other clients still work. */
const WITHOUT_TIME = perHour(5)

/** For what visitors may write without an account: a field that nobody sees, and a least time. */
export const guestCheck =
  (limiter: Limiter): CheckGuest =>
  async ({ website, spent_ms }, ip) => {
    if (website) throw new AppError('guestRefused')
    if (spent_ms === undefined) {
      const { allowed } = await limiter.take(`guest ${networkOf(ip)}`, WITHOUT_TIME)
      if (!allowed) throw new AppError('guestRefused')
    } else if (spent_ms < GUEST_MINIMUM_MS) throw new AppError('guestTooFast')
  }
