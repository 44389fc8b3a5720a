import type { CommentType } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'

/** Comments, series and words of pictures, as an import writes them. */

interface PresentComment {
  readonly id: number
  readonly parent_id: number | null
  readonly from_id: number
}

interface NewComment {
  readonly target: { readonly type: CommentType; readonly for_id: number }
  readonly authorId: number
  readonly text: string
  readonly createdAt: number
  readonly answered?: PresentComment
}

export interface Comments {
  find(queries: Queries, id: number): Promise<PresentComment | undefined>
  add(transaction: Queries, comment: NewComment): Promise<number>
  remove(transaction: Queries, id: number): Promise<boolean>
}

/** Comments that wait for a decision. */
export interface HeldComments {
  add(transaction: Queries, comment: NewComment): Promise<number>
  remove(transaction: Queries, id: number): Promise<boolean>
}

interface NewSeries {
  readonly title: string
  readonly created_at: number
  readonly updated_at: number
}

export interface SeriesContent {
  find(queries: Queries, title: string): Promise<number | undefined>
  /** The articles in the order of reading. */
  add(transaction: Queries, series: NewSeries, articleIds: readonly number[]): Promise<number>
  remove(transaction: Queries, id: number): Promise<boolean>
}

export interface Pictures {
  describe(
    transaction: Queries,
    url: string,
    words: { readonly alt: string; readonly caption: string },
  ): Promise<void>
}
