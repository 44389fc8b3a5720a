import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Identity } from '../../http/caller.ts'
import type { Caller, Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { addReport, type Reporter } from './reports.store.ts'

export interface ReportNeeds {
  readonly queries: Queries
  readonly now: Clock
  /** Identifies a user by id and a visitor by a signed cookie, which is set if missing. */
  readonly reporterOf: (caller: Caller<Identity | undefined>) => Promise<Reporter>
  /** Emits the report event in the transaction of the report. */
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
