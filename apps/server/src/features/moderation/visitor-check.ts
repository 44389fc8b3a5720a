import { perHour, VISITOR_MINIMUM_MS, type VisitorForm } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/rate-limit.ts'
import type { Limiter } from '../../platform/limiter.ts'

/** Refuses what no person has written. */
export type CheckVisitor = (form: VisitorForm, ip: string) => Promise<void>

/** So many an hour from one address need not say how long they took: other clients still work. */
const WITHOUT_TIME = perHour(5)

/** For what visitors may write without an account: a field that nobody sees, and a least time. */
export const visitorCheck =
  (limiter: Limiter): CheckVisitor =>
  async ({ website, spent_ms }, ip) => {
    if (website) throw new AppError('visitorRefused')
    if (spent_ms === undefined) {
      const { allowed } = await limiter.take(`visitor ${networkOf(ip)}`, WITHOUT_TIME)
      if (!allowed) throw new AppError('visitorRefused')
    } else if (spent_ms < VISITOR_MINIMUM_MS) throw new AppError('visitorTooFast')
  }
