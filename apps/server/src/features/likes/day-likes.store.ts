import type { LikeTarget } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'

/** The salted hash that names a browser at an address for one day. */
export interface DayName {
  readonly day: string
  readonly visitor: string
}

/** Remembers until the day is over what a browser has liked that shows no cookie, or no old one. */
export const dayLikeStore = (queries: Queries) => {
  const ofBrowser = ({ day, visitor }: DayName, type: number) =>
    queries
      .selectFrom('daily_likes')
      .where('day', '=', day)
      .where('visitor', '=', visitor)
      .where('type', '=', type)

  return {
    /** Fails by the table's key when this browser has liked it today, unless that is `allowed`. */
    add: async (
      { type, for_id }: LikeTarget,
      { today, liker }: { readonly today: DayName; readonly liker: string },
      others: 'allowed' | 'refused',
    ) => {
      const row = { ...today, type, for_id, liker }
      await queries
        .insertInto('daily_likes')
        .values(row)
        .$if(others === 'allowed', (insert) => insert.onConflict((key) => key.doNothing()))
        .execute()
    },

    /** By which name this browser has liked it today. */
    likerOf: async ({ type, for_id }: LikeTarget, today: DayName): Promise<string | undefined> => {
      const row = await ofBrowser(today, type)
        .select('liker')
        .where('for_id', '=', for_id)
        .executeTakeFirst()
      return row?.liker
    },

    forget: async ({ type, for_id }: LikeTarget, liker: string) => {
      await queries
        .deleteFrom('daily_likes')
        .where('liker', '=', liker)
        .where('type', '=', type)
        .where('for_id', '=', for_id)
        .execute()
    },

    likedOf: async (type: number, ids: readonly number[], today: DayName): Promise<number[]> => {
      const rows = await ofBrowser(today, type)
        .select('for_id')
        .where('for_id', 'in', ids)
        .execute()
      return rows.map(({ for_id }) => for_id)
    },
  }
}
