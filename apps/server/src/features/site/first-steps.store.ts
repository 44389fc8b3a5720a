import { ARTICLE_STATUS } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'

/** The content that the owner has added, without the demo. */
export const ownContentStore = (queries: Queries) => ({
  articles: async (): Promise<number> => {
    const { count } = await queries
      .selectFrom('articles')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('status', '=', ARTICLE_STATUS.public)
      .where(({ not, exists, selectFrom, cast, ref }) =>
        not(
          exists(
            selectFrom('demo_marks')
              .select('row_key')
              .where('place', '=', 'articles')
              .whereRef('row_key', '=', cast<string>(ref('articles.id'), 'text')),
          ),
        ),
      )
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  songs: async (): Promise<number> => {
    const { count } = await queries
      .selectFrom('songs')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('root', '=', 'own')
      .where('missing_since', '=', 0)
      .executeTakeFirstOrThrow()
    return Number(count)
  },
})
