import { ARTICLE_STATUS } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import { articleAdminStore } from './article-admin.store.ts'
import { articleStore } from './articles.store.ts'
import { type KeepPictures, savedFields } from './keep-revision.ts'
import { manuscriptStore } from './manuscripts.store.ts'
import { addArticle, updateArticle } from './save-article.ts'
import { slugStore } from './slugs.store.ts'
import type { RenderedArticle } from './write-article.store.ts'

interface Times {
  readonly createdAt: number
  readonly updatedAt: number
}

interface Completed {
  readonly content: string
  readonly article_html: string
  readonly article_text: string
  readonly cover?: string
}

interface Needs {
  readonly by: Pick<Identity, 'id' | 'role'>
  readonly now: Clock
  readonly keepPictures: KeepPictures
}

/** An imported article whose slug another one has goes without. */
const withFreeSlug = async <A extends RenderedArticle>(
  transaction: Queries,
  article: A,
  id?: number,
): Promise<A> => {
  const { slug } = article
  const isTaken = slug ? await slugStore(transaction).isTaken(slug, id) : false
  return isTaken ? { ...article, slug: null } : article
}

/** Writes imported articles with their original times and with revisions. */
export const importedArticles = ({ by, now, keepPictures }: Needs) => ({
  find: (queries: Queries, id: number) => articleStore(queries).find(id),

  findByTitle: async (queries: Queries, title: string) => {
    const id = await articleAdminStore(queries).idOfTitle(title)
    return id === undefined ? undefined : articleStore(queries).find(id)
  },

  /** Whether the article has changes that nobody has published yet. */
  hasDraft: async (queries: Queries, id: number): Promise<boolean> => {
    const manuscript = await manuscriptStore(queries).findOfArticle(id)
    return manuscript !== undefined && manuscript.revision > manuscript.saved_revision
  },

  add: async (
    transaction: Queries,
    article: RenderedArticle,
    times: Times & { readonly authorId?: number },
  ): Promise<number> => {
    const free = await withFreeSlug(transaction, article)
    const complete = { ...free, author_id: times.authorId ?? by.id }
    const { createdAt, updatedAt: updated_at } = times
    const writing = { by, now: now(), keepPictures, createdAt }
    const { id } = await addArticle(transaction, complete, writing)
    await articleAdminStore(transaction).set(id, { updated_at })
    return id
  },

  /** Keeps what was decided here: whether the article is public and pinned, and when it will be. */
  update: async (transaction: Queries, id: number, article: RenderedArticle, times: Times) => {
    const saved = await savedFields(transaction, id)
    if (!saved) throw new AppError('articleNotFound')
    const { status, is_top, order, publishAtMs } = saved.fields
    const manuscript = await manuscriptStore(transaction).findOfArticle(id)
    const from = manuscript?.revision ?? 1
    const writing = { by, now: now(), keepPictures, from }
    const free = await withFreeSlug(transaction, article, id)
    await updateArticle(transaction, { ...free, status, is_top, order, publishAtMs, id }, writing)
    const { createdAt: created_at, updatedAt: updated_at } = times
    await articleAdminStore(transaction).set(id, { created_at, updated_at })
  },

  isPublic: async (queries: Queries, id: number): Promise<boolean> =>
    (await articleStore(queries).find(id))?.status === ARTICLE_STATUS.public,

  complete: async (
    transaction: Queries,
    id: number,
    { content, cover, ...rendered }: Completed,
  ) => {
    const saved = await savedFields(transaction, id)
    if (!saved) throw new AppError('articleNotFound')
    const { fields, article } = saved
    const { category } = fields
    if (!category) return
    const manuscript = await manuscriptStore(transaction).findOfArticle(id)
    const writing = { by, now: now(), keepPictures, from: manuscript?.revision ?? 1 }
    const article_cover = cover ?? fields.article_cover
    const shown = { ...rendered, article_content: content, article_cover }
    await updateArticle(transaction, { ...fields, category, ...shown, id }, writing)
    await articleAdminStore(transaction).set(id, { updated_at: article.updated_at })
  },

  /** Deletes the article at once, without the trash. */
  remove: async (transaction: Queries, id: number): Promise<boolean> => {
    const store = articleAdminStore(transaction)
    await store.trash([id], now())
    return (await store.purge([id])) > 0
  },
})
