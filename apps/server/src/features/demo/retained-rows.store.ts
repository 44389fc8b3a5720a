import type { Queries } from '../../database/open.ts'
import { contentHashes, type HashedTable, isHashed } from './content-hashes.store.ts'
import type { Mark, MarkedTable } from './marks.store.ts'

const idOf = ({ row_key }: Mark) => Number(row_key)

const findEdited = async (queries: Queries, table: HashedTable, marks: readonly Mark[]) => {
  const hashes = await contentHashes(queries, table, marks.map(idOf))
  return marks
    .filter((mark) => (hashes.get(idOf(mark)) ?? mark.content_hash) !== mark.content_hash)
    .map(idOf)
}

/** The demo photos are deleted by now, so that a used album has photos of the owner. */
const albumsInUse = async (queries: Queries, ids: readonly number[]) => {
  const rows = await queries
    .selectFrom('photos')
    .select('album_id')
    .distinct()
    .where('album_id', 'in', ids)
    .execute()
  return rows.map(({ album_id }) => album_id)
}

const groupsInUse = async (queries: Queries, ids: readonly number[]) => {
  const rows = await queries
    .selectFrom('resource_sites')
    .select('group_id')
    .distinct()
    .where('group_id', 'in', ids)
    .execute()
  return rows.map(({ group_id }) => group_id)
}

/** The demo articles are deleted by now. */
const seriesInUse = async (queries: Queries, ids: readonly number[]) => {
  const rows = await queries
    .selectFrom('series_articles')
    .select('series_id')
    .distinct()
    .where('series_id', 'in', ids)
    .execute()
  return rows.map(({ series_id }) => series_id)
}

const categoriesInUse = async (queries: Queries, ids: readonly number[]) => {
  const rows = await queries
    .selectFrom('articles')
    .select('category_id')
    .distinct()
    .where('category_id', 'in', ids)
    .execute()
  return rows.map(({ category_id }) => category_id)
}

const tagsInUse = async (queries: Queries, ids: readonly number[]) => {
  const rows = await queries
    .selectFrom('article_tags')
    .select('tag_id')
    .distinct()
    .where('tag_id', 'in', ids)
    .execute()
  return rows.map(({ tag_id }) => tag_id)
}

const IN_USE: Partial<Record<MarkedTable, typeof albumsInUse>> = {
  albums: albumsInUse,
  resource_groups: groupsInUse,
  series: seriesInUse,
  categories: categoriesInUse,
  tags: tagsInUse,
}

/** Returns the demo rows that stay: rows edited by the owner, and rows in use by other rows. */
export const findRetainedRows = async (
  queries: Queries,
  table: MarkedTable,
  marks: readonly Mark[],
): Promise<ReadonlySet<number>> =>
  new Set([
    ...(isHashed(table) ? await findEdited(queries, table, marks) : []),
    ...((await IN_USE[table]?.(queries, marks.map(idOf))) ?? []),
  ])
