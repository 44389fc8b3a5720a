import { endpoints } from '@lanting/contract'
import type { PaintingOf } from '../../database/own-cards.ts'
import type { ReaderHtml } from '../../database/reader-html.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import { mayRead } from './articles.rules.ts'
import type { ArticleStore } from './articles.store.ts'

interface Needs {
  readonly store: ArticleStore
  readonly timeZone: () => Promise<string>
  readonly paintingOf: PaintingOf
  readonly readerHtml: ReaderHtml
}

type Row<K extends 'homePage' | 'find'> = NonNullable<
  Awaited<ReturnType<ArticleStore[K]>> extends readonly (infer R)[]
    ? R
    : Awaited<ReturnType<ArticleStore[K]>>
>

export const wireArticle = <R extends Row<'homePage'>>(
  row: R,
  timeZone: string,
  paintingOf: PaintingOf,
) => ({
  ...row,
  article_painting: paintingOf(row),
  is_top: row.is_top as 1 | 2,
  status: row.status as 1 | 2 | 3,
  type: row.type as 1 | 2 | 3,
  ...wireTimes(row, timeZone),
})

export const wireTags = (tags: readonly { tag_id: number; tag_name: string }[] = []) => ({
  tagIdList: tags.map(({ tag_id }) => tag_id),
  tagNameList: tags.map(({ tag_name }) => tag_name),
})

export const articleRoutes = (serve: Serve, needs: Needs) => {
  const { store, timeZone, paintingOf, readerHtml } = needs

  serve(endpoints.getHomeArticleList, async ({ params: { current, size } }) => {
    const [rows, total, zone] = await Promise.all([
      store.homePage(current, size),
      store.publicTotal(),
      timeZone(),
    ])
    const tags = Map.groupBy(await store.tagsOf(rows.map(({ id }) => id)), (tag) => tag.article_id)
    const list = rows.map((row) => ({
      ...wireArticle(row, zone, paintingOf),
      ...wireTags(tags.get(row.id)),
    }))
    return { current: String(current), size: String(size), list, total }
  })

  serve(endpoints.getArticleById, async ({ params: { id } }, { identity }) => {
    const [row, tags, zone] = await Promise.all([
      store.findForReaders(id, readerHtml),
      store.tagsOf([id]),
      timeZone(),
    ])
    // A draft answers like a missing article, so that its id reveals nothing.
    if (!row || !mayRead(row, identity)) throw new AppError('articleNotFound')
    return { ...wireArticle(row, zone, paintingOf), ...wireTags(tags) }
  })

  serve(endpoints.getArticleIdBySlug, async ({ params: { slug } }) => {
    const id = await store.idOfSlug(slug)
    if (id === undefined) throw new AppError('articleNotFound')
    return { id }
  })
}
