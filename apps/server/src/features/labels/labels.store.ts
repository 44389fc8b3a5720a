import type { LabelAddress } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'

type Scope = 'category' | 'tag'

/** The totals are kept by triggers: no list is ever counted. */
const countOf = (queries: Queries, scope: Scope, column: 'categories.id' | 'tags.id') =>
  queries
    .selectFrom('totals')
    .select('value')
    .where('scope', '=', scope)
    .whereRef('subject', '=', sql`cast(${sql.ref(column)} as text)`)
    .as('counted')

export const labelStore = (queries: Queries) => ({
  categories: async () => {
    const rows = await queries
      .selectFrom('categories')
      .select(['id', 'category_name'])
      .select(countOf(queries, 'category', 'categories.id'))
      .orderBy('category_name')
      .execute()
    return rows.map(({ counted, ...category }) => ({ ...category, article_count: counted ?? 0 }))
  },

  tags: async () => {
    const rows = await queries
      .selectFrom('tags')
      .select(['id', 'tag_name'])
      .select(countOf(queries, 'tag', 'tags.id'))
      .orderBy('tag_name')
      .execute()
    return rows.map(({ counted, ...tag }) => ({ ...tag, article_count: counted ?? 0 }))
  },

  nameOf: async ({ type, id }: LabelAddress) => {
    const row = await (type === 'category'
      ? queries.selectFrom('categories').select('category_name as name').where('id', '=', id)
      : queries.selectFrom('tags').select('tag_name as name').where('id', '=', id)
    ).executeTakeFirst()
    return row?.name
  },

  totals: async () => {
    const rows = await queries
      .selectFrom('totals')
      .select(['scope', 'value'])
      .where('scope', 'in', ['articles', 'tags', 'categories', 'users'])
      .where('subject', '=', '')
      .execute()
    return new Map(rows.map(({ scope, value }) => [scope, value]))
  },
})
