import { wireTimes } from '../../http/times.ts'
import type { TalkRow, TalkStore } from './talks.store.ts'

/** Returns talks in wire form. Reads pictures and counts of all of them at once. */
export const wireTalks = async (
  store: Pick<TalkStore, 'photosOf' | 'commentCounts'>,
  rows: readonly TalkRow[],
  timeZone: string,
) => {
  const ids = rows.map(({ id }) => id)
  const [photos, counts] = await Promise.all([store.photosOf(ids), store.commentCounts(ids)])
  return rows.map(({ trashed_at, ...row }) => ({
    ...row,
    status: row.status as 1 | 2 | 3,
    is_top: row.is_top as 1 | 2,
    comment_count: counts.get(row.id) ?? 0,
    photos: photos.get(row.id) ?? [],
    trashedAtMs: trashed_at,
    ...wireTimes(row, timeZone),
  }))
}

export type WireTalk = Awaited<ReturnType<typeof wireTalks>>[number]
