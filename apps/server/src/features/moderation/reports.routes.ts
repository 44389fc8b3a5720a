import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Identity } from '../../http/caller.ts'
import type { Caller, Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { addReport, type Reporter } from './reports.store.ts'

export interface ReportNeeds {
  readonly queries: Queries
  readonly now: Clock
  /** A user, or a visitor by the signed name in their cookie, who gets one if there is none. */
  readonly reporterOf: (caller: Caller<Identity | undefined>) => Promise<Reporter>
  /** Says outside of the site, in the transaction of the report, that there is one. */
  readonly emitEvent: (
    transaction: Queries,
    report: { readonly byId: number | null; readonly reason: string },
    now: number,
  ) => Promise<void>
}

export const reportRoutes = (serve: Serve, needs: ReportNeeds) => {
  const { queries, now, reporterOf, emitEvent } = needs
  serve(endpoints.addReport, async ({ body }, caller) => {
    const at = now()
    const byId = caller.identity?.id ?? null
    await addReport(queries, body, await reporterOf(caller), {
      now: at,
      emitEvent: (transaction, reason) => emitEvent(transaction, { byId, reason }, at),
    })
    return true
  })
}
