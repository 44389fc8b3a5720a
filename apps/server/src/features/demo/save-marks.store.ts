import type { Queries } from '../../database/open.ts'
import { contentHashes, isHashed } from './content-hashes.store.ts'
import type { DemoContent } from './demo-schemas.ts'
import { readingMs } from './demo-subjects.ts'
import { type Mark, type MarkedTable, type MarkedValue, markStore } from './marks.store.ts'

type TaxonomyTable = 'categories' | 'tags'

/** The ids of the loaded rows by table; articles in the order of the file. */
export type Loaded = Readonly<Record<Exclude<MarkedTable, TaxonomyTable>, readonly number[]>>

interface Load {
  readonly content: DemoContent
  readonly loaded: Loaded
  readonly ownerId: number
  readonly at: number
}

const mark = (place: Mark['place'], key: string | number, content: string | number): Mark => ({
  place,
  row_key: String(key),
  content_hash: String(content),
})

/** The table was empty before the demo, so that all terms belong to its articles. */
const allTerms = async (queries: Queries, table: TaxonomyTable) =>
  (await queries.selectFrom(table).select('id').execute()).map(({ id }) => id)

const rowMarks = async (queries: Queries, table: MarkedTable, ids: readonly number[]) => {
  const hashes = isHashed(table) ? await contentHashes(queries, table, ids) : new Map()
  return ids.map((id) => mark(table, id, hashes.get(id) ?? ''))
}

/** The table was empty before the demo, so that all likes up to this id belong to it. */
const lastLike = async (queries: Queries) => {
  const { id } = await queries
    .selectFrom('likes')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

/** Marks the settings and numbers of the demo, so that they can be restored. */
const valueMarks = async (queries: Queries, load: Load): Promise<Mark[]> => {
  const { content, loaded, ownerId, at } = load
  const { site, articles } = content
  const articleMarks = (
    place: MarkedValue,
    numberOf: (article: (typeof articles)[number]) => number,
  ) => articles.map((article, index) => mark(place, loaded.articles[index] ?? 0, numberOf(article)))
  const settings = await queries
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', [...Object.keys(site.settings), 'created_at'])
    .execute()
  return [
    ...settings.map(({ name, value }) => mark('settings', name, value)),
    mark('birthday', 'created_at', at),
    mark('owner_avatar', ownerId, site.owner_avatar),
    mark('last_like', 'id', await lastLike(queries)),
    mark('site_views', 'views', site.view_time),
    ...articleMarks('view_times', ({ view_times = 0 }) => view_times),
    ...articleMarks('reading_duration', readingMs),
  ]
}

/** Marks everything that the demo has added to the database. */
export const saveMarks = async (queries: Queries, load: Load) => {
  const terms = {
    categories: await allTerms(queries, 'categories'),
    tags: await allTerms(queries, 'tags'),
  }
  const marks: Mark[] = await valueMarks(queries, load)
  for (const [table, ids] of Object.entries({ ...load.loaded, ...terms })) {
    marks.push(...(await rowMarks(queries, table as MarkedTable, ids)))
  }
  await markStore(queries).add(marks)
}
