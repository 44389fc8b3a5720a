import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'

const VIEWS = { scope: 'views', subject: '' }

export const viewStore = (queries: Queries) => ({
  total: async (): Promise<number> => {
    const row = await queries
      .selectFrom('counters')
      .select('value')
      .where('scope', '=', VIEWS.scope)
      .where('subject', '=', VIEWS.subject)
      .executeTakeFirst()
    return row?.value ?? 0
  },

  add: async (views: number) => {
    await queries
      .insertInto('counters')
      .values({ ...VIEWS, value: views })
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'subject'])
          .doUpdateSet({ value: sql<number>`counters.value + ${views}` }),
      )
      .execute()
  },
})

export type ViewStore = ReturnType<typeof viewStore>
