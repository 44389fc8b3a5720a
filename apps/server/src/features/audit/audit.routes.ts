import { type AuditOutcome, endpoints, type Language } from '@lanting/contract'
import { copies } from '@lanting/copy'
import type { Queries } from '../../database/open.ts'
import { dayRange } from '../../http/day-range.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { dateText } from '../../http/times.ts'
import { type AuditFilter, auditStore } from './audit.store.ts'

interface Needs {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
}

/** Actions of the editor without a click. They are too frequent to be shown by default. */
const AUTOSAVES = ['autosaveManuscript']

/** Returns the error text of a reason. A key that no longer has a text is returned unchanged. */
const reasonOf = (key: string, language: Language): string => {
  const { errors } = copies[language]
  const text = Object.hasOwn(errors, key) ? errors[key as keyof typeof errors] : key
  return typeof text === 'function' ? text({ member: '' }).trim() : text
}

export const auditRoutes = (serve: Serve, { queries, timeZone }: Needs) => {
  const store = auditStore(queries)

  serve(endpoints.getAuditList, async ({ body }, { language }) => {
    const { current, size, user_id, action, ending, time, autosaves } = body
    const zone = await timeZone()
    const isAll = autosaves === true || action
    const filter: AuditFilter = {
      userId: user_id ?? undefined,
      action: action ?? undefined,
      except: isAll ? [] : AUTOSAVES,
      ending: ending ?? undefined,
      created: time ? dayRange('time', time, zone) : undefined,
    }
    const total = await store.total(filter)
    const rows = await store.page(filter, body, total)
    const list = rows.map(({ request_id, ended_at, created_at, ...row }) => ({
      ...row,
      reason: reasonOf(row.reason, language),
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
