import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Identity } from '../../http/caller.ts'
import type { Caller, Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { addReport, type Reporter } from './reports.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  /** A user, or a visitor by the signed name in their cookie, who gets one if there is none. */
  readonly reporterOf: (
    caller: Pick<Caller<Identity | undefined>, 'identity' | 'cookies'>,
  ) => Reporter
}

export const reportRoutes = (serve: Serve, { queries, now, reporterOf }: Needs) => {
  serve(endpoints.addReport, async ({ body }, caller) => {
    await addReport(queries, body, reporterOf(caller), now())
    return true
  })
}
