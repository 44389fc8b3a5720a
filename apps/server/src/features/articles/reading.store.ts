import { ARTICLE_STATUS } from '@lanting/contract'
import { sql } from 'kysely'
import type { Queries } from '../../database/open.ts'
import { validCount } from '../../database/valid-count.ts'

type Counter = 'view_times' | 'reading_duration'

/** Views and reading time of public articles. An unknown id is ignored. */
export const readingStore = (queries: Queries) => ({
  add: (counter: Counter, amounts: ReadonlyMap<number, number>) =>
    queries.transaction().execute(async (transaction) => {
      for (const [id, amount] of amounts) {
        await transaction
          .updateTable('articles')
          .set({ [counter]: sql`${validCount(counter)} + ${amount}` })
          .where('id', '=', id)
          .where('status', '=', ARTICLE_STATUS.public)
          .execute()
      }
    }),
})
