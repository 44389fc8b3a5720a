import { perHour, VISITOR_MINIMUM_MS, type VisitorForm } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { takeNetworks } from '../../http/rate-limit.ts'
import type { Limiter } from '../../platform/limiter.ts'

/** Rejects forms that a bot has filled in. */
type CheckVisitor = (form: VisitorForm, ip: string) => Promise<void>

/** The number of forms per hour and address that may omit the time. Other clients omit it. */
const WITHOUT_TIME = perHour(10)

/** Checks forms that visitors may send without an account: a honeypot field and a minimum time. */
export const visitorCheck =
  (limiter: Limiter): CheckVisitor =>
  async ({ website, spent_ms }, ip) => {
    if (website) throw new AppError('visitorRefused')
    if (spent_ms === undefined) {
      await takeNetworks(limiter, {
        name: 'visitor',
        ip,
        limit: WITHOUT_TIME,
        tooOften: 'tooManyBoardMessages',
      })
    } else if (spent_ms < VISITOR_MINIMUM_MS) throw new AppError('visitorTooFast')
  }
