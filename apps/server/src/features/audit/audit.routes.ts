import { type AuditOutcome, endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { daysOf } from '../../http/days.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { dateText } from '../../http/times.ts'
import { type AuditFilter, auditStore } from './audit.store.ts'

interface Needs {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
}

/** What happens by itself while somebody writes, too often to be read. */
const AUTOSAVES = ['autosaveManuscript']

export const auditRoutes = (serve: Serve, { queries, timeZone }: Needs) => {
  const store = auditStore(queries)

  serve(endpoints.getAuditList, async ({ body }) => {
    const { current, size, user_id, act, ending, time, autosaves } = body
    const zone = await timeZone()
    const isAll = autosaves === true || act
    const filter: AuditFilter = {
      userId: user_id ?? undefined,
      act: act ?? undefined,
      except: isAll ? [] : AUTOSAVES,
      ending: ending ?? undefined,
      created: time ? daysOf('time', time, zone) : undefined,
    }
    const [rows, total] = await Promise.all([store.page(filter, body), store.total(filter)])
    const list = rows.map(({ request_id, ended_at, created_at, ...row }) => ({
      ...row,
      subject: JSON.parse(row.subject),
      outcome: row.outcome as AuditOutcome | null,
      requestId: request_id,
      createdAt: dateText(created_at, zone),
      createdAtMs: created_at,
      endedAtMs: ended_at,
    }))
    return { current, size, list, total }
  })
}
