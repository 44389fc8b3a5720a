import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { articleAdminStore } from './article-admin.store.ts'
import { firstPublic } from './articles.rules.ts'
import { bulkEditStore } from './bulk-edit.store.ts'
import type { EmitPublished } from './emit-published.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly emitPublished: EmitPublished
}

export const bulkEditRoutes = (serve: Serve, { queries, now, emitPublished }: Needs) => {
  serve(endpoints.updateArticles, ({ body }, { identity: by }) =>
    withAdminLock(queries, async (transaction) => {
      const { idList, category, addTagList = [], removeTagIdList = [], status } = body
      const store = bulkEditStore(transaction)
      const at = now()
      const articles = await store.editable(idList)
      const ids = articles.map(({ id }) => id)
      if (ids.length === 0) return { updateNum: 0 }
      if (category) await store.setCategory(ids, category, at)
      if (removeTagIdList.length > 0) await store.removeTags(ids, removeTagIdList)
      if (!(await store.addTags(articles, addTagList, at))) throw new AppError('articleTagsTooMany')
      for (const article of status === undefined ? [] : articles) {
        const { id, slug, article_title: title } = article
        const first = firstPublic(article, status ?? 0, at)
        await articleAdminStore(transaction).set(id, { status, publish_at: null, ...first })
        if ('published_at' in first) {
          await emitPublished(transaction, { id, slug, title, byId: by.id })
        }
      }
      return { updateNum: ids.length }
    }),
  )
}
