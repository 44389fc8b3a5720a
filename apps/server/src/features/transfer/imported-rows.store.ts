import type { Queries } from '../../database/open.ts'

/** The tables to which imports add rows, in the order in which an import is undone. */
export const UNDO_ORDER = [
  'held_posts',
  'comments',
  'links',
  'talks',
  'albums',
  'board_messages',
  'series',
  'manuscripts',
  'articles',
  'pages',
  'users',
  'tags',
  'categories',
] as const
export type Place = (typeof UNDO_ORDER)[number]

interface ImportedRow {
  readonly place: Place
  readonly row_id: number
  readonly source: string | null
  readonly import_id: number | null
  readonly file_hash?: string
  readonly content_hash?: string
}

const NAMES = { categories: 'category_name', tags: 'tag_name' } as const

/** The rows that imports have added. */
export const importedRowStore = (queries: Queries) => {
  const rows = () =>
    queries
      .selectFrom('imported_rows')
      .select(['place', 'row_id', 'file_hash', 'content_hash', 'import_id'])

  return {
    find: (source: string) => rows().where('source', '=', source).executeTakeFirst(),

    /** Other sources with the same content. */
    findDuplicates: (file_hash: string, source: string) =>
      rows().where('file_hash', '=', file_hash).where('source', '<>', source).execute(),

    put: async (row: ImportedRow & { readonly source: string }) => {
      const { source: _, ...columns } = row
      await queries
        .insertInto('imported_rows')
        .values(row)
        .onConflict((conflict) => conflict.column('source').doUpdateSet(columns))
        .execute()
    },

    /** Records a row without a source once. */
    addNamed: async (place: Place, row_id: number, import_id: number) => {
      await queries
        .insertInto('imported_rows')
        .values({ place, row_id, import_id, source: null })
        .onConflict((conflict) => conflict.columns(['place', 'row_id']).doNothing())
        .execute()
    },

    namedIds: async (place: 'categories' | 'tags', names: readonly string[]): Promise<number[]> => {
      if (names.length === 0) return []
      const found = await queries
        .selectFrom(place as 'tags')
        .select('id')
        .where(NAMES[place] as 'tag_name', 'in', names)
        .execute()
      return found.map(({ id }) => id)
    },

    countOf: async (importId: number): Promise<number> => {
      const { count } = await queries
        .selectFrom('imported_rows')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('import_id', '=', importId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** The next rows of an import in a table, newest first: replies come before their parents. */
    batchOf: (importId: number, place: Place, before: number, limit: number) =>
      rows()
        .where('import_id', '=', importId)
        .where('place', '=', place)
        .where('row_id', '<', before)
        .orderBy('row_id', 'desc')
        .limit(limit)
        .execute(),

    forget: async (place: Place, row_id: number) => {
      await queries
        .deleteFrom('imported_rows')
        .where('place', '=', place)
        .where('row_id', '=', row_id)
        .execute()
    },
  }
}
