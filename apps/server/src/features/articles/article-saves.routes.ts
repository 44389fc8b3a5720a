import { ARTICLE_STATUS, type ArticleDraft, endpoints } from '@lanting/contract'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import type { ReaderHtml } from '../../database/reader-html.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import { lacksOrigin, refusalOf, settled, wrongAddressIn } from './articles.rules.ts'
import { articleStore } from './articles.store.ts'
import type { EmitPublished } from './emit-published.ts'
import { refusingOutdated, type WritingNeeds } from './manuscripts.routes.ts'
import { addArticle, updateArticle } from './save-article.ts'
import { slugStore } from './slugs.store.ts'
import type { RenderedArticle } from './write-article.store.ts'

interface SavingNeeds extends WritingNeeds {
  readonly renderMarkdown: (
    markdown: string,
  ) => Promise<Pick<RenderedArticle, 'article_html' | 'article_text'>>
  readonly readerHtml: ReaderHtml
  readonly emitPublished: EmitPublished
}

const refuseTakenTitle = (error: unknown): never => {
  throw isUniqueViolation(error) ? new AppError('articleTitleTaken') : error
}

export const articleSaveRoutes = (serve: Serve, needs: SavingNeeds) => {
  const { queries, now, timeZone, keepPictures, renderMarkdown, emitPublished } = needs
  const { readerHtml } = needs
  const refuseOutdated = refusingOutdated(needs)

  const rendered = async <A extends ArticleDraft>(article: A) => {
    if (lacksOrigin(article)) throw new AppError('articleOriginMissing')
    const wrong = wrongAddressIn(article)
    if (wrong) throw new AppError('wrongAddress', { detail: { member: `article.${wrong}` } })
    const refusal = refusalOf(article, now())
    if (refusal) throw new AppError(refusal)
    return { ...article, ...(await renderMarkdown(article.article_content)) }
  }

  const refuseTakenSlug = async (transaction: Queries, { slug }: ArticleDraft, id?: number) => {
    if (slug && (await slugStore(transaction).isTaken(slug, id))) {
      throw new AppError('articleSlugTaken')
    }
  }

  const plan = (article: ArticleDraft, at: number) => {
    const { status, publish_at } = settled(article, at)
    return { status: status as ArticleDraft['status'], publishAtMs: publish_at }
  }

  const isPublic = (article: ArticleDraft, at: number) =>
    settled(article, at).status === ARTICLE_STATUS.public

  serve(endpoints.addArticle, async ({ body: { article, manuscript } }, { identity: by }) => {
    const at = now()
    const complete = { ...(await rendered(article)), author_id: by.id }
    const { article_title } = article
    const adding = withAdminLock(queries, async (transaction) => {
      await refuseTakenSlug(transaction, article)
      const writing = { by, now: at, keepPictures, manuscript }
      const added = await addArticle(transaction, complete, writing)
      const { slug = null } = article
      const published = { id: added.id, slug: slug || null, title: article_title, byId: by.id }
      if (isPublic(article, at)) await emitPublished(transaction, published)
      return added
    }).catch(refuseTakenTitle)
    const { id, tagIds, revision } = await refuseOutdated(adding, manuscript ?? {})
    const times = wireTimes({ created_at: at, updated_at: at }, await timeZone())
    return {
      article: { id, article_title, ...plan(article, at), revision, ...times },
      articleTagList: tagIds.map((tag_id) => ({ article_id: id, tag_id })),
    }
  })

  serve(endpoints.updateArticle, async ({ body }, { identity: by }) => {
    const { article, revision: from } = body
    const complete = await rendered(article)
    const at = now()
    const saving = withAdminLock(queries, async (transaction) => {
      const found = await articleStore(transaction).find(article.id)
      if (!found) throw new AppError('articleNotFound')
      if (found.trashed_at !== null) throw new AppError('articleInTrash')
      await refuseTakenSlug(transaction, article, article.id)
      const saved = await updateArticle(transaction, complete, { by, now: at, keepPictures, from })
      const { id, slug = found.slug, article_title: title } = article
      const published = { id, slug: slug || null, title, byId: by.id }
      if (found.published_at === null && isPublic(article, at)) {
        await emitPublished(transaction, published)
      }
      return saved
    }).catch(refuseTakenTitle)
    const { tagIds, revision } = await refuseOutdated(saving, { article_id: article.id })
    return {
      res: true,
      newArticleTagList: tagIds.map((tag_id) => ({ article_id: article.id, tag_id })),
      ...plan(article, at),
      revision,
    }
  })

  serve(endpoints.previewArticle, async ({ body: { article_content } }) => {
    const { article_html } = await renderMarkdown(article_content)
    return { article_html: await readerHtml(article_html) }
  })
}
