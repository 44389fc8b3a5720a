import type { Queries } from '../../../database/open.ts'

interface Station {
  readonly name: string
  readonly stream_url: string
  readonly home_page_url: string
}

/** Radio stations of the internet, chosen by the administrators for everybody. */
export const radioStore = (queries: Queries) => ({
  all: () =>
    queries
      .selectFrom('radio_stations')
      .select(['id', 'name', 'stream_url', 'home_page_url'])
      .orderBy('id')
      .execute(),

  add: async (station: Station, now: number) => {
    await queries
      .insertInto('radio_stations')
      .values({ ...station, created_at: now })
      .execute()
  },

  /** Returns whether there is such a station. */
  update: async (id: number, station: Station): Promise<boolean> => {
    const { numUpdatedRows } = await queries
      .updateTable('radio_stations')
      .set(station)
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  remove: async (id: number): Promise<boolean> => {
    const { numDeletedRows } = await queries
      .deleteFrom('radio_stations')
      .where('id', '=', id)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})

export type RadioStore = ReturnType<typeof radioStore>
