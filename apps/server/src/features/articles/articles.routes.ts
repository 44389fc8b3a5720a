import { endpoints } from '@lanting/contract'
import { isUniqueViolation } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { lacksOrigin, mayRead } from './articles.rules.ts'
import type { ArticleStore, NewArticle } from './articles.store.ts'

interface Needs {
  readonly store: ArticleStore
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  readonly renderMarkdown: (
    markdown: string,
  ) => Promise<Pick<NewArticle, 'article_html' | 'article_text'>>
}

type Row<K extends 'homePage' | 'find'> = NonNullable<
  Awaited<ReturnType<ArticleStore[K]>> extends (infer R)[]
    ? R
    : Awaited<ReturnType<ArticleStore[K]>>
>

const wireArticle = <R extends Row<'homePage'>>(row: R, timeZone: string) => ({
  ...row,
  is_top: row.is_top as 1 | 2,
  status: row.status as 1 | 2 | 3,
  type: row.type as 1 | 2 | 3,
  ...wireTimes(row, timeZone),
})

export const articleRoutes = (serve: Serve, { store, now, timeZone, renderMarkdown }: Needs) => {
  serve(endpoints.getHomeArticleList, async ({ params: { current, size } }) => {
    const [rows, total, zone] = await Promise.all([
      store.homePage(current, size),
      store.publicTotal(),
      timeZone(),
    ])
    const tags = Map.groupBy(await store.tagsOf(rows.map(({ id }) => id)), (tag) => tag.article_id)
    const list = rows.map((row) => ({
      ...wireArticle(row, zone),
      tagNameList: (tags.get(row.id) ?? []).map(({ tag_name }) => tag_name),
    }))
    return { current: String(current), size: String(size), list, total }
  })

  serve(endpoints.getArticleById, async ({ params: { id } }, { identity }) => {
    const [row, tags, zone] = await Promise.all([store.find(id), store.tagsOf([id]), timeZone()])
    // What may not be read does not exist: a draft's id betrays nothing.
    if (!row || !mayRead(row, identity)) throw new AppError('articleNotFound')
    return {
      ...wireArticle(row, zone),
      tagIdList: tags.map(({ tag_id }) => tag_id),
      tagNameList: tags.map(({ tag_name }) => tag_name),
    }
  })

  serve(endpoints.addArticle, async ({ body: { article } }, { identity }) => {
    if (lacksOrigin(article)) throw new AppError('articleOriginMissing')
    const at = now()
    const rendered = await renderMarkdown(article.article_content)
    const added = await store
      .add({ ...article, author_id: identity.id, ...rendered }, at)
      .catch((error) => {
        throw isUniqueViolation(error) ? new AppError('articleTitleTaken') : error
      })
    const { id, tagIds } = added
    const { article_title, status } = article
    const times = wireTimes({ created_at: at, updated_at: at }, await timeZone())
    return {
      article: { id, article_title, status, publishAtMs: null, revision: 1, ...times },
      articleTagList: tagIds.map((tag_id) => ({ article_id: id, tag_id })),
    }
  })
}
