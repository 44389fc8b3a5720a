import { articlePath, PATHS, RANDOM_ARTICLE } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import { type AdmitRender, limitedHandler } from '../../http/render-limits.ts'
import type { ArticleListStore } from './article-lists.store.ts'

interface Needs {
  readonly lists: ArticleListStore
  /** Returns a whole number from 0 to below the given one. */
  readonly pick: (count: number) => number
  readonly admitRender: AdmitRender
}

/** Redirects to another public article each time, also without scripts. */
export const randomArticleRoutes = (app: FastifyInstance, { lists, pick, admitRender }: Needs) => {
  const randomPath = async () => {
    const total = await lists.publicTotal()
    if (total === 0) return PATHS.archives
    const [article] = await lists.timelinePage({ current: pick(total) + 1, size: 1 })
    return article ? articlePath(article) : PATHS.archives
  }
  app.get(
    RANDOM_ARTICLE,
    { schema: { hide: true } },
    limitedHandler(admitRender, async (_, reply) =>
      reply.header('Cache-Control', 'no-store').redirect(await randomPath(), 302),
    ),
  )
}
