import { ARTICLE_STATUS, type ArticleDraft, endpoints } from '@lanting/contract'
import { isUniqueViolation, type Queries } from '../../database/open.ts'
import type { ReaderHtml } from '../../database/reader-html.ts'
import { runOnce, submitted } from '../../database/run-once.ts'
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

  const tagsOf = async (id: number) =>
    (await articleStore(queries).tagsOf([id])).map(({ tag_id }) => ({ article_id: id, tag_id }))

  /** A repeated save is answered like the first one, before anything is checked against today. */
  const saveOnce = async (
    submission: Omit<Parameters<typeof runOnce>[1], 'now'>,
    work: (complete: RenderedArticle, at: number, transaction: Queries) => Promise<number>,
    article: ArticleDraft,
  ) => {
    const first = await submitted(queries, submission)
    if (first) return first
    const complete = await rendered(article)
    const at = now()
    return withAdminLock(queries, (transaction) =>
      runOnce(transaction, { ...submission, now: at }, () => work(complete, at, transaction)),
    ).catch(refuseTakenTitle)
  }

  serve(endpoints.addArticle, async ({ body }, { identity: by }) => {
    const { article, manuscript, client_id: clientId } = body
    const { article_title, slug = null } = article
    const adding = saveOnce(
      { kind: 'article', userId: by.id, clientId },
      async (complete, at, transaction) => {
        await refuseTakenSlug(transaction, article)
        const writing = { by, now: at, keepPictures, manuscript }
        const { id } = await addArticle(transaction, { ...complete, author_id: by.id }, writing)
        const published = { id, slug: slug || null, title: article_title, byId: by.id }
        if (isPublic(article, at)) await emitPublished(transaction, published)
        return id
      },
      article,
    )
    const { id, at } = await refuseOutdated(adding, manuscript ?? {})
    const revision = manuscript ? manuscript.revision + 1 : 1
    const times = wireTimes({ created_at: at, updated_at: at }, await timeZone())
    return {
      article: { id, article_title, ...plan(article, at), revision, ...times },
      articleTagList: await tagsOf(id),
    }
  })

  serve(endpoints.updateArticle, async ({ body }, { identity: by }) => {
    const { article, revision: from, client_id: clientId } = body
    const { id, article_title: title } = article
    const saving = saveOnce(
      { kind: 'article update', userId: by.id, clientId },
      async (complete, at, transaction) => {
        const found = await articleStore(transaction).find(id)
        if (!found) throw new AppError('articleNotFound')
        if (found.trashed_at !== null) throw new AppError('articleInTrash')
        await refuseTakenSlug(transaction, article, id)
        const writing = { by, now: at, keepPictures, from }
        await updateArticle(transaction, { ...complete, id }, writing)
        const { slug = found.slug } = article
        const published = { id, slug: slug || null, title, byId: by.id }
        if (found.published_at === null && isPublic(article, at)) {
          await emitPublished(transaction, published)
        }
        return id
      },
      article,
    )
    const { at } = await refuseOutdated(saving, { article_id: id })
    return {
      res: true,
      newArticleTagList: await tagsOf(id),
      ...plan(article, at),
      revision: from + 1,
    }
  })

  serve(endpoints.previewArticle, async ({ body: { article_content } }) => {
    const { article_html } = await renderMarkdown(article_content)
    return { article_html: await readerHtml(article_html) }
  })
}
