import { sql } from 'kysely'
import { contains } from '../../database/contains.ts'
import type { Queries } from '../../database/open.ts'

export type TaxonomyTable = 'categories' | 'tags'

interface NameFilter {
  readonly name: string
  readonly current: number
  readonly size: number
}

const NAME = { categories: 'category_name', tags: 'tag_name' } as const
const SCOPE = { categories: 'category', tags: 'tag' } as const
/** The column that links an article to the category or tag. */
const ARTICLE_LINK = {
  categories: { table: 'articles', column: 'category_id' },
  tags: { table: 'article_tags', column: 'tag_id' },
} as const

/** Common queries of categories and tags: both have a unique name. */
export const taxonomyNameStore = (queries: Queries, table: TaxonomyTable) => {
  const name = sql.ref<string>(NAME[table])
  const { table: linkTable, column } = ARTICLE_LINK[table]
  // The statements are the same for both tables.
  const rows = table as 'tags'

  const matching = (text: string) => queries.selectFrom(rows).where(contains(NAME[table], text))

  return {
    page: ({ name: text, current, size }: NameFilter) =>
      matching(text)
        .select(['id', 'created_at', 'updated_at', name.as('name')])
        .select(
          sql<number>`(select count(*) from ${sql.table(linkTable)}
            where ${sql.ref(column)} = ${sql.ref(`${table}.id`)})`.as('total_count'),
        )
        .select(({ selectFrom }) =>
          selectFrom('counters')
            .select('value')
            .where('scope', '=', SCOPE[table])
            .whereRef('subject', '=', sql`cast(${sql.ref(`${table}.id`)} as text)`)
            .as('article_count'),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .offset((current - 1) * size)
        .execute(),

    total: async (text: string): Promise<number> => {
      const { total } = await matching(text)
        .select(({ fn }) => fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** A duplicate name fails with a unique violation. */
    add: async (text: string, now: number): Promise<number> => {
      const { id } = await queries
        .insertInto(rows)
        .values({ [NAME[table]]: text, created_at: now, updated_at: now } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    rename: async (id: number, text: string, now: number): Promise<boolean> => {
      const { numUpdatedRows } = await queries
        .updateTable(rows)
        .set({ [NAME[table]]: text, updated_at: now } as never)
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    exists: async (id: number): Promise<boolean> =>
      (await queries.selectFrom(rows).select('id').where('id', '=', id).executeTakeFirst()) !==
      undefined,

    remove: async (ids: readonly number[]): Promise<number> => {
      const { numDeletedRows } = await queries
        .deleteFrom(rows)
        .where('id', 'in', ids)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** Removes a name that no article has. */
    removeUnused: async (id: number): Promise<boolean> => {
      const { numDeletedRows } = await queries
        .deleteFrom(rows)
        .where('id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom(linkTable as 'article_tags')
                .select(sql.lit(1).as('one'))
                .where(sql.ref(column), '=', id),
            ),
          ),
        )
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
