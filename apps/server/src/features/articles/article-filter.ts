import type { endpoints, Input } from '@lanting/contract'
import { dayRange } from '../../http/day-range.ts'

/** The filter of articles and manuscripts. */
export interface ArticleFilter {
  readonly title?: string
  readonly tagId?: number
  readonly categoryId?: number
  readonly isTop?: number
  /** Start (inclusive) and end (exclusive). */
  readonly created?: readonly [number, number]
}

type Body = Omit<Input<typeof endpoints.getManuscriptList>['body'], 'current' | 'size'>

export const articleFilter = (body: Body, timeZone: string): ArticleFilter => ({
  title: body.article_title ?? undefined,
  tagId: body.tag_id ?? undefined,
  categoryId: body.category_id ?? undefined,
  isTop: body.is_top ?? undefined,
  created: body.create_time ? dayRange('create_time', body.create_time, timeZone) : undefined,
})
