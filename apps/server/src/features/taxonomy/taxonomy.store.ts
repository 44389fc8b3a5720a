import type { TermAddress } from '@lanting/contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Queries } from '../../database/open.ts'

type Scope = 'category' | 'tag'
const COLUMN = { category: 'categories.id', tag: 'tags.id' } as const

/** The number of public articles. Triggers maintain the counters; nothing is counted on read. */
const countOf = (queries: Queries, scope: Scope) =>
  queries
    .selectFrom('counters')
    .select('value')
    .where('scope', '=', scope)
    .whereRef('subject', '=', sql`cast(${sql.ref(COLUMN[scope])} as text)`)

/** Only administrators see a category or tag without a public article: its name may be secret. */
const isPublic = (queries: Queries, scope: Scope): Expression<SqlBool> =>
  sql<boolean>`coalesce((${countOf(queries, scope)}), 0) > 0`

interface Visibility {
  readonly all: boolean
}

export const taxonomyStore = (queries: Queries) => ({
  categories: async ({ all }: Visibility) => {
    const rows = await queries
      .selectFrom('categories')
      .select(['id', 'category_name'])
      .select(countOf(queries, 'category').as('counted'))
      .$if(!all, (query) => query.where(isPublic(queries, 'category')))
      .orderBy('category_name')
      .execute()
    return rows.map(({ counted, ...category }) => ({ ...category, article_count: counted ?? 0 }))
  },

  tags: async ({ all }: Visibility) => {
    const rows = await queries
      .selectFrom('tags')
      .select(['id', 'tag_name'])
      .select(countOf(queries, 'tag').as('counted'))
      .$if(!all, (query) => query.where(isPublic(queries, 'tag')))
      .orderBy('tag_name')
      .execute()
    return rows.map(({ counted, ...tag }) => ({ ...tag, article_count: counted ?? 0 }))
  },

  /** Returns the name of one that has public articles. */
  publicName: async ({ type, id }: TermAddress) => {
    const query =
      type === 'category'
        ? queries
            .selectFrom('categories')
            .select('category_name as name')
            .where(isPublic(queries, type))
            .where('id', '=', id)
        : queries
            .selectFrom('tags')
            .select('tag_name as name')
            .where(isPublic(queries, type))
            .where('id', '=', id)
    const row = await query.executeTakeFirst()
    return row?.name
  },

  /** Reads counters for articles and users. Counts categories and tags with public articles. */
  counters: async () => {
    const rows = await queries
      .selectFrom('counters')
      .select(['scope', sql<number>`sum(case when subject = '' then value else 1 end)`.as('total')])
      .where(({ and, eb, or }) =>
        or([
          and([eb('scope', 'in', ['articles', 'users']), eb('subject', '=', '')]),
          and([eb('scope', 'in', ['category', 'tag']), eb('value', '>', 0)]),
        ]),
      )
      .groupBy('scope')
      .execute()
    return new Map(rows.map(({ scope, total }) => [scope, Number(total)]))
  },
})
