import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { addReport } from './reports.store.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
}

export const reportRoutes = (serve: Serve, { queries, now }: Needs) => {
  serve(endpoints.addReport, async ({ body }, { identity }) => {
    await addReport(queries, body, { user_id: identity.id, created_at: now() })
    return true
  })
}
