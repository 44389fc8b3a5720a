import { createHash } from 'node:crypto'
import { TEXT_COLUMNS } from '../../database/article-columns.ts'
import type { Queries } from '../../database/open.ts'

/** Columns that a user writes. Pinning, hiding, liking and approving do not change them. */
const CONTENT_COLUMNS = {
  articles: TEXT_COLUMNS,
  talks: ['content'],
  albums: ['album_name', 'description', 'album_cover'],
  pages: ['title', 'page_content'],
  series: ['title'],
  links: ['site_name', 'site_desc', 'site_avatar', 'url'],
  resource_sites: ['name', 'url', 'description'],
  resource_groups: ['side', 'category', 'name', 'description'],
  users: ['username', 'nick_name', 'avatar', 'password_hash'],
} as const

export type HashedTable = keyof typeof CONTENT_COLUMNS
export const isHashed = (table: string): table is HashedTable => table in CONTENT_COLUMNS

const hashOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** The pictures of a talk are part of its content. */
const talkPhotos = async (queries: Queries, ids: readonly number[]) => {
  const rows = await queries
    .selectFrom('talk_photos')
    .select(['talk_id', 'url'])
    .where('talk_id', 'in', ids)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ talk_id }) => talk_id)
}

/** Returns the content hash of each row that still exists. */
export const contentHashes = async (
  queries: Queries,
  table: HashedTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map()
  const columns: readonly string[] = CONTENT_COLUMNS[table]
  const rows: Record<string, unknown>[] = await queries
    .selectFrom(table as 'talks')
    .select(['id', ...columns] as ['id'])
    .where('id', 'in', ids)
    .execute()
  const photos = table === 'talks' ? await talkPhotos(queries, ids) : undefined
  return new Map(
    rows.map((row) => {
      const id = Number(row.id)
      const pictures = photos?.get(id)?.map(({ url }) => url) ?? []
      return [id, hashOf([...columns.map((column) => row[column]), pictures])]
    }),
  )
}
