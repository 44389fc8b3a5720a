import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { addReport } from './reports.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  /** Says outside of the site, in the transaction of the report, that there is one. */
  readonly tellOutside: (
    transaction: Queries,
    report: { readonly byId: number; readonly reason: string },
    now: number,
  ) => Promise<void>
}

export const reportRoutes = (serve: Serve, { queries, now, tellOutside }: Needs) => {
  serve(endpoints.addReport, async ({ body }, { identity }) => {
    const [byId, at] = [identity.id, now()]
    await addReport(queries, body, { user_id: byId, created_at: at }, (transaction, reason) =>
      tellOutside(transaction, { byId, reason }, at),
    )
    return true
  })
}
