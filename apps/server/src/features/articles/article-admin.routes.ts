import { ARTICLE_STATUS, endpoints, type Input, PINNED } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { PaintingOf } from '../../database/own-cards.ts'
import { trashExpiresAt } from '../../database/trash.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { type AdminFilter, articleAdminStore } from './article-admin.store.ts'
import { articleFilter } from './article-filter.ts'
import { wireArticle, wireTags } from './articles.routes.ts'
import { firstPublic } from './articles.rules.ts'
import { articleStore } from './articles.store.ts'
import type { EmitPublished } from './emit-published.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  readonly emitPublished: EmitPublished
  readonly paintingOf: PaintingOf
}

const DEFAULT_STATUSES = [ARTICLE_STATUS.public, ARTICLE_STATUS.private]
const ALL_STATUSES = Object.values(ARTICLE_STATUS)

type ListBody = Input<typeof endpoints.getArticleList>['body']

/** Drafts and the trash are listed when somebody asks for them. */
const statusesOf = ({ status, trashed }: ListBody) => {
  if (status) return [status]
  return trashed === false ? ALL_STATUSES : DEFAULT_STATUSES
}

const filterOf = (body: ListBody, timeZone: string): AdminFilter => ({
  ...articleFilter(body, timeZone),
  statuses: statusesOf(body),
  trashed: body.trashed ?? undefined,
  scheduled: body.scheduled ?? undefined,
})

const isSameSet = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

export const articleAdminRoutes = (
  serve: Serve,
  { queries, now, timeZone, emitPublished, paintingOf }: Needs,
) => {
  const store = articleAdminStore(queries)

  /** Reads and changes one article in one transaction. Emits an event at its first publication. */
  const change = (
    id: number,
    work: (
      article: NonNullable<Awaited<ReturnType<typeof store.find>>>,
      changing: typeof store,
    ) => Promise<void>,
    byId?: number,
  ) =>
    withAdminLock(queries, async (transaction) => {
      const store = articleAdminStore(transaction)
      const article = await store.find(id)
      if (!article) throw new AppError('articleNotFound')
      await work(article, store)
      if (byId === undefined || article.published_at !== null) return true
      const after = await store.find(id)
      const published = { id, slug: article.slug, title: article.article_title, byId }
      if (after?.published_at != null) await emitPublished(transaction, published)
      return true
    })

  serve(endpoints.getArticleList, async ({ body }) => {
    const { current, size, sort = 'createdAt', direction = 'desc' } = body
    const zone = await timeZone()
    const filter = filterOf(body, zone)
    const total = await store.total(filter)
    const rows = await store.page(filter, { current, size, sort, direction }, total)
    const ids = rows.map(({ id }) => id)
    const tags = Map.groupBy(await articleStore(queries).tagsOf(ids), (tag) => tag.article_id)
    const list = rows.map(({ publish_at, trashed_at, revision, saved_revision, ...row }) => ({
      ...wireArticle(row, zone, paintingOf),
      ...wireTags(tags.get(row.id)),
      publishAtMs: publish_at,
      trashedAtMs: trashed_at,
      goesAtMs: trashExpiresAt(trashed_at),
      isAhead: (revision ?? 0) > (saved_revision ?? 0),
    }))
    return { current, size, list, total }
  })

  serve(endpoints.updateTop, ({ params: { id, is_top } }) =>
    change(id, (_, store) =>
      store.set(id, { is_top, ...(is_top === PINNED.no && { order: null }) }),
    ),
  )

  serve(endpoints.updateTopOrder, ({ body: { idList } }) =>
    withAdminLock(queries, async (transaction) => {
      const store = articleAdminStore(transaction)
      if (!isSameSet(await store.pinnedIds(), idList)) throw new AppError('orderIncomplete')
      for (const [index, id] of idList.entries()) await store.set(id, { order: index + 1 })
      return true
    }),
  )

  serve(endpoints.deleteArticle, ({ params: { id, status } }) =>
    change(id, async (article, store) => {
      if (article.status !== status) throw new AppError('articleChanged')
      await store.trash([id], now())
    }),
  )

  serve(endpoints.purgeArticles, async ({ body: { idList } }) => ({
    updateNum: await withAdminLock(queries, (transaction) =>
      articleAdminStore(transaction).purge(idList),
    ),
  }))

  serve(endpoints.revertArticle, ({ params: { id } }, { identity }) => {
    const revert: Parameters<typeof change>[1] = async (article, store) => {
      if (article.trashed_at !== null) {
        const status = article.trashed_status ?? ARTICLE_STATUS.draft
        return store.set(id, { status, trashed_at: null, trashed_status: null })
      }
      if (article.status !== ARTICLE_STATUS.draft) throw new AppError('articleNotInTrash')
      const status = ARTICLE_STATUS.public
      await store.set(id, { status, publish_at: null, ...firstPublic(article, status, now()) })
    }
    return change(id, revert, identity.id)
  })

  serve(endpoints.isPublicArticle, ({ params: { id, status } }, { identity }) => {
    const toggle: Parameters<typeof change>[1] = async (article, store) => {
      if (article.status !== status) throw new AppError('articleChanged')
      const next = status === ARTICLE_STATUS.public ? ARTICLE_STATUS.private : ARTICLE_STATUS.public
      await store.set(id, { status: next, ...firstPublic(article, next, now()) })
    }
    return change(id, toggle, identity.id)
  })

  serve(endpoints.titleExist, async ({ body: { id, article_title } }) => {
    const found = await store.idOfTitle(article_title)
    return found !== undefined && found !== id
  })
}
