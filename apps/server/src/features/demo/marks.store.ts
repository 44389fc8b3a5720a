import type { Queries } from '../../database/open.ts'

/** The tables with demo rows, in the order of their deletion. */
export const MARKED_TABLES = [
  'notifications',
  'comments',
  'chat_messages',
  'board_messages',
  'talks',
  'photos',
  'albums',
  'links',
  'resource_sites',
  'resource_groups',
  'pages',
  'articles',
  'series',
  'users',
  'categories',
  'tags',
] as const
export type MarkedTable = (typeof MARKED_TABLES)[number]

/** Other values of the demo. The mark stores the number or text. */
export type MarkedValue =
  | 'settings'
  | 'birthday'
  | 'owner_avatar'
  | 'last_like'
  | 'site_views'
  | 'view_times'
  | 'reading_duration'

export interface Mark {
  readonly place: MarkedTable | MarkedValue
  /** The id of the row, or the name of the value. */
  readonly row_key: string
  /** The hash of the content as loaded, or the value itself. */
  readonly content_hash: string
}

export type Marks = ReadonlyMap<Mark['place'], readonly Mark[]>

const ROW_PLACES: readonly string[] = [...MARKED_TABLES, 'settings']

export const markStore = (queries: Queries) => ({
  add: async (marks: readonly Mark[]) => {
    await queries.insertInto('demo_marks').values(marks).execute()
  },

  countRows: async (): Promise<number> => {
    const { rows } = await queries
      .selectFrom('demo_marks')
      .select(({ fn }) => fn.countAll<number | string>().as('rows'))
      .where('place', 'in', ROW_PLACES)
      .executeTakeFirstOrThrow()
    return Number(rows)
  },

  /** Deletes and returns all marks. Of concurrent calls only the first gets them. */
  take: async (): Promise<Mark[]> =>
    (await queries.deleteFrom('demo_marks').returningAll().execute()) as Mark[],
})
