import { ARTICLE_STATUS, readPaintingUrl } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../database/open.ts'
import { articleStore } from '../features/articles/articles.store.ts'
import type { EmitPublished } from '../features/articles/emit-published.ts'
import { createPaintAhead } from '../features/paintings/paint-ahead.ts'
import { paintingAddresses } from '../features/paintings/painting-addresses.ts'
import type { OnChanged } from '../http/cache/invalidate-tables.ts'

interface Needs {
  readonly queries: Queries
  readonly secret: string
  readonly onChanged: OnChanged
  readonly emitPublished: EmitPublished
}

/** Paints the picture of an article when it is published for the first time. */
export const composePaintAhead = (app: FastifyInstance, needs: Needs) => {
  const { queries, secret, onChanged, emitPublished } = needs
  const { ofArticle } = paintingAddresses(secret)
  const { add, begin, stop } = createPaintAhead({
    paintingOf: async (id) => {
      const article = await articleStore(queries).find(id)
      if (article?.status !== ARTICLE_STATUS.public) return undefined
      const url = ofArticle(article) || article.article_cover
      return readPaintingUrl(url) && url
    },
    // The site asks itself, as a reader would.
    make: (url) => app.inject({ url }),
    onError: (error) => app.log.error(error),
  })
  onChanged((tables) => tables.includes('articles') && begin())
  app.addHook('onClose', stop)
  const emitAndPaint: EmitPublished = async (transaction, article) => {
    await emitPublished(transaction, article)
    add(article.id)
  }
  return { emitPublished: emitAndPaint }
}
