import { pictureVariants, readPictureUrl } from '@lanting/contract'
import { type RawBuilder, sql } from 'kysely'
import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { LIBRARY, type LibraryPicture } from './library.store.ts'
import type { PictureSubject } from './picture-uses.store.ts'

interface Place {
  readonly table: keyof Tables
  readonly columns: readonly string[]
  /** The column of the subject's id; without it, the subject is the whole table. */
  readonly key?: string
}

type NameOf<S> = S extends `${infer Name}:${number}` ? Name : S

/** Where the subjects of pictures write the addresses that they show: every subject has its place. */
const PLACES: Readonly<Record<Exclude<NameOf<PictureSubject>, typeof LIBRARY>, Place>> = {
  avatar: { table: 'users', columns: ['avatar'], key: 'id' },
  article: {
    table: 'articles',
    columns: ['article_content', 'article_html', 'article_cover'],
    key: 'id',
  },
  manuscript: {
    table: 'manuscript_revisions',
    columns: ['fields', 'pictures'],
    key: 'manuscript_id',
  },
  page: { table: 'pages', columns: ['page_content', 'page_html'], key: 'id' },
  talk: { table: 'talk_photos', columns: ['url'], key: 'talk_id' },
  album: { table: 'albums', columns: ['album_cover'], key: 'id' },
  photo: { table: 'photos', columns: ['url'], key: 'id' },
  link: { table: 'links', columns: ['site_avatar'], key: 'id' },
  board: { table: 'board_messages', columns: ['bg_url'], key: 'id' },
  comment: { table: 'comments', columns: ['pictures'], key: 'id' },
  chat: { table: 'chat_messages', columns: ['content'], key: 'id' },
  header: { table: 'page_headers', columns: ['bg_url'], key: 'id' },
  playlist: { table: 'playlists', columns: ['cover'], key: 'id' },
  held: { table: 'held_posts', columns: ['content', 'body'], key: 'id' },
  settings: { table: 'settings', columns: ['value'] },
}

/** Replaces the addresses of all variants by the one of the full picture. */
const replaced = (column: string, from: string, to: string): RawBuilder<string> => {
  const picture = readPictureUrl(from)
  const variants = picture ? pictureVariants(picture).map(({ url }) => url) : [from]
  return variants.reduce<RawBuilder<string>>(
    (text, url) => sql<string>`replace(${text}, ${url}, ${to})`,
    sql<string>`${sql.ref(column)}`,
  )
}

/** An open editor then finds a newer revision, and does not bring the old address back. */
const advanceManuscript = async (queries: Queries, id: number, url: string) => {
  const newest = await queries
    .selectFrom('manuscripts')
    .innerJoin('manuscript_revisions as newest', (join) =>
      join
        .onRef('newest.manuscript_id', '=', 'manuscripts.id')
        .onRef('newest.revision', '=', 'manuscripts.revision'),
    )
    .select(['manuscripts.revision', 'saved_revision'])
    .where('manuscripts.id', '=', id)
    .where(contains('newest.fields', url))
    .executeTakeFirst()
  if (!newest) return
  const { revision, saved_revision } = newest
  await queries
    .updateTable('manuscript_revisions')
    .set({ revision: revision + 1 })
    .where('manuscript_id', '=', id)
    .where('revision', '=', revision)
    .execute()
  await queries
    .updateTable('manuscripts')
    .set({
      revision: revision + 1,
      saved_revision: saved_revision === revision ? revision + 1 : saved_revision,
    })
    .where('id', '=', id)
    .execute()
}

const advancePage = async (queries: Queries, id: number) => {
  await queries
    .updateTable('pages')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

const resizePhoto = async (queries: Queries, id: number, picture: LibraryPicture) => {
  const { width, height, blur } = picture
  await queries.updateTable('photos').set({ width, height, blur }).where('id', '=', id).execute()
}

/** Writes the address of another picture into a subject, such as `article:5`. */
export const replaceIn = async (
  queries: Queries,
  subject: string,
  { from, to }: { readonly from: string; readonly to: LibraryPicture },
): Promise<void> => {
  const [name = '', written = '0'] = subject.split(':')
  if (name === LIBRARY) return
  const { table, columns, key } = PLACES[name as keyof typeof PLACES]
  const values = columns.map((column) => [column, replaced(column, from, to.url)])
  await queries
    // The tables of `PLACES` have these columns.
    .updateTable(table as 'articles')
    .set(Object.fromEntries(values))
    .$if(key !== undefined, (update) => update.where(key as 'id', '=', Number(written)))
    .execute()
  const id = Number(written)
  if (name === 'manuscript') await advanceManuscript(queries, id, to.url)
  if (name === 'page') await advancePage(queries, id)
  if (name === 'photo') await resizePhoto(queries, id, to)
}
