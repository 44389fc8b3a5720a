import { createHash } from 'node:crypto'
import type { Queries } from '../../database/open.ts'

/** What a person writes into a row. Pinning, hiding, liking and approving are not writing. */
const WORDS = {
  articles: [
    'article_title',
    'article_description',
    'article_content',
    'article_cover',
    'origin_url',
  ],
  talks: ['content'],
  albums: ['album_name', 'description', 'album_cover'],
  pages: ['title', 'page_content'],
  links: ['site_name', 'site_desc', 'site_avatar', 'url'],
  resource_sites: ['name', 'url', 'description'],
  resource_groups: ['side', 'category', 'name', 'description'],
  users: ['username', 'nick_name', 'avatar', 'password_hash'],
} as const

export type WrittenTable = keyof typeof WORDS
export const isWritten = (table: string): table is WrittenTable => table in WORDS

const fingerprint = (words: unknown) =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url')

/** The pictures of a talk are chosen by whoever writes it. */
const talkPhotos = async (queries: Queries, ids: readonly number[]) => {
  const rows = await queries
    .selectFrom('talk_photos')
    .select(['talk_id', 'url'])
    .where('talk_id', 'in', ids)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ talk_id }) => talk_id)
}

/** A fingerprint of the words of each row that is still there. */
export const fingerprints = async (
  queries: Queries,
  table: WrittenTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map()
  const columns: readonly string[] = WORDS[table]
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
      return [id, fingerprint([...columns.map((column) => row[column]), pictures])]
    }),
  )
}
