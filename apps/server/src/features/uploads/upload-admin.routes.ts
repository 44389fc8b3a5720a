import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Page } from '../../database/read-page.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { dateText, momentOf } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { type UploadFilter, uploadAdminStore } from './upload-admin.store.ts'

interface Needs {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly now: Clock
}

/** The beginning of a month, and of the next one. */
const monthRange = (month: string, timeZone: string) => {
  const [year = 0, place = 1] = month.split('-').map(Number)
  const next = place === 12 ? `${year + 1}-01` : `${year}-${String(place + 1).padStart(2, '0')}`
  const startOf = (name: string) => momentOf(`${name}-01 00:00:00`, timeZone) ?? 0
  return { from: startOf(month), to: startOf(next) }
}

/** Newer uploads may belong to a form that is still being filled in. */
const RECENT_MS = 3_600_000
const LISTED = 50

/** Serves the size of the uploads, their uses, and the deletion of unused ones. */
export const uploadAdminRoutes = (serve: Serve, { queries, timeZone, now }: Needs) => {
  const store = uploadAdminStore(queries)

  const listed = async (filter: UploadFilter, page: Page, total: number) => {
    const [rows, zone] = await Promise.all([store.page(filter, page, total), timeZone()])
    return rows.map(({ created_at, ...row }) => ({
      ...row,
      createdAt: dateText(created_at, zone),
      createdAtMs: created_at,
    }))
  }

  serve(endpoints.getUploadUsage, async () => {
    const [all, unused, places, users] = await Promise.all([
      store.totals({}),
      store.totals({ isUnused: true }),
      store.byPlace(),
      store.byUser(),
    ])
    return { ...all, unused, places, users }
  })

  serve(endpoints.getUploadList, async ({ body }) => {
    const { current, size, user_id, place, unused, kind, text, month } = body
    const filter = {
      text: text || undefined,
      month: month ? monthRange(month, await timeZone()) : undefined,
      userId: user_id ?? undefined,
      place: place ?? undefined,
      isUnused: unused === true,
      kind: kind ?? undefined,
    }
    const { files: total } = await store.totals(filter)
    return { current, size, list: await listed(filter, body, total), total }
  })

  serve(endpoints.getUploadMonths, async () => {
    const [times, zone] = await Promise.all([store.times(), timeZone()])
    const months = Map.groupBy(times, (time) => dateText(time, zone).slice(0, 'YYYY-MM'.length))
    return [...months]
      .map(([month, { length: files }]) => ({ month, files }))
      .sort((a, b) => (a.month < b.month ? 1 : -1))
  })

  serve(endpoints.removeUnusedUploads, async ({ body: { dry } }) => {
    const before = now() - RECENT_MS
    const filter = { isUnused: true, before }
    const totals = await store.totals(filter)
    const pictures = await listed(filter, { current: 1, size: LISTED }, totals.files)
    if (!dry) await store.discardUnused(before)
    const { files, bytes } = totals
    return { files, bytes, others: files - totals.pictures, pictures }
  })
}
