import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'

/** Programs that synchronise folders delete a moved file before they add it again. */
const GRACE_MS = 86_400_000
const REMOVED_AT_ONCE = 200

/** Removes songs and folders whose files have been missing for long. */
export const missingSongsStore = (queries: Queries) => {
  const overdue = <Table extends 'songs' | 'playlists'>(table: Table, now: number) =>
    queries
      .selectFrom<'songs' | 'playlists'>(table)
      .select('id')
      // As a text, or its index is not used.
      .where(sql<boolean>`missing_since > 0`)
      .where('missing_since', '<=', now - GRACE_MS)
      .limit(REMOVED_AT_ONCE)

  return {
    /** Called often, so it only reads. */
    hasDue: async (now: number): Promise<boolean> =>
      (await overdue('songs', now).executeTakeFirst()) !== undefined ||
      (await overdue('playlists', now).executeTakeFirst()) !== undefined,

    processDue: (now: number): Promise<void> =>
      withAdminLock(queries, async (transaction) => {
        await transaction.deleteFrom('songs').where('id', 'in', overdue('songs', now)).execute()
        await transaction
          .deleteFrom('playlists')
          .where('id', 'in', overdue('playlists', now))
          .execute()
      }),
  }
}
