import { pictureVariants, readPictureUrl } from '@lanting/contract'
import { type RawBuilder, sql } from 'kysely'
import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'
import { LIBRARY, type LibraryPicture } from './library.store.ts'
import { PLACES } from './picture-places.ts'

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
  if (name === LIBRARY || !Object.hasOwn(PLACES, name)) return
  const { table, columns, key, isDated } = PLACES[name as keyof typeof PLACES]
  const values: [string, RawBuilder<unknown>][] = columns.map((column) => [
    column,
    replaced(column, from, to.url),
  ])
  // Readers see the same date, and caches another address.
  if (isDated) values.push(['updated_at', sql<number>`updated_at + 1`])
  await queries
    // The tables of `PLACES` have these columns.
    .updateTable(table as 'articles')
    .set(Object.fromEntries(values))
    .where(
      key
        ? sql<boolean>`${sql.ref(key)} = ${Number(written)}`
        : contains(columns[0] ?? '', from.slice(0, from.lastIndexOf('.'))),
    )
    .execute()
  const id = Number(written)
  if (name === 'manuscript') await advanceManuscript(queries, id, to.url)
  if (name === 'page') await advancePage(queries, id)
  if (name === 'photo') await resizePhoto(queries, id, to)
}
