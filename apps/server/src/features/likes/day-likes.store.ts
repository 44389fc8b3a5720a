import type { Queries } from '../../database/open.ts'
import type { StoredTarget } from './like-target.ts'

/** A salted hash that identifies a browser at an address for one day. */
export interface DayVisitor {
  readonly day: string
  readonly visitor: string
}

/** Likes of today by browsers without a cookie, or with a cookie of today. Deleted after the day. */
export const dayLikeStore = (queries: Queries) => {
  const ofBrowser = ({ day, visitor }: DayVisitor, types: readonly number[]) =>
    queries
      .selectFrom('daily_likes')
      .where('day', '=', day)
      .where('visitor', '=', visitor)
      .where('type', 'in', types)

  return {
    /** Throws a unique violation when this browser liked the target today, unless `allowed`. */
    add: async (
      { type, for_id }: StoredTarget,
      { today, liker }: { readonly today: DayVisitor; readonly liker: string },
      duplicates: 'allowed' | 'refused',
    ) => {
      const row = { ...today, type, for_id, liker }
      await queries
        .insertInto('daily_likes')
        .values(row)
        .$if(duplicates === 'allowed', (insert) => insert.onConflict((key) => key.doNothing()))
        .execute()
    },

    /** Returns the visitor id with which this browser liked the target today. */
    likerOf: async (
      { type, for_id }: StoredTarget,
      today: DayVisitor,
    ): Promise<string | undefined> => {
      const row = await ofBrowser(today, [type])
        .select('liker')
        .where('for_id', '=', for_id)
        .executeTakeFirst()
      return row?.liker
    },

    remove: async ({ type, for_id }: StoredTarget, liker: string) => {
      await queries
        .deleteFrom('daily_likes')
        .where('liker', '=', liker)
        .where('type', '=', type)
        .where('for_id', '=', for_id)
        .execute()
    },

    likesOf: (types: readonly number[], ids: readonly number[], today: DayVisitor) =>
      ofBrowser(today, types).select(['type', 'for_id']).where('for_id', 'in', ids).execute(),
  }
}
