import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { readCounter } from '../../database/read-counter.ts'

const VIEWS = { scope: 'views', subject: '' }

export const viewStore = (queries: Queries) => ({
  total: () => readCounter(queries, VIEWS.scope),

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
