import type { Queries } from '../../database/open.ts'
import { fingerprints, isWritten, type WrittenTable } from './content-hashes.store.ts'
import type { Mark, MarkedTable } from './marks.store.ts'

const idOf = ({ row_key }: Mark) => Number(row_key)

const rewritten = async (queries: Queries, table: WrittenTable, marks: readonly Mark[]) => {
  const words = await fingerprints(queries, table, marks.map(idOf))
  return marks
    .filter((mark) => (words.get(idOf(mark)) ?? mark.content_hash) !== mark.content_hash)
    .map(idOf)
}

/** By now only what somebody else has added is left in albums and groups. */
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
  categories: categoriesInUse,
  tags: tagsInUse,
}

/** The rows of the demo that have become the owner's: rewritten since, or needed by the rest. */
export const keptRows = async (
  queries: Queries,
  table: MarkedTable,
  marks: readonly Mark[],
): Promise<ReadonlySet<number>> =>
  new Set([
    ...(isWritten(table) ? await rewritten(queries, table, marks) : []),
    ...((await IN_USE[table]?.(queries, marks.map(idOf))) ?? []),
  ])
