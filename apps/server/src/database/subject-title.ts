import { COMMENT_TYPE } from '@lanting/contract'
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from './tables.ts'

/** The title of what a comment is on; empty for a talk and a board message. */
export const subjectTitle = ({
  fn,
  selectFrom,
  val,
}: Pick<ExpressionBuilder<Tables, 'comments'>, 'fn' | 'selectFrom' | 'val'>) =>
  fn
    .coalesce(
      selectFrom('articles')
        .select('article_title')
        .where('comments.type', '=', COMMENT_TYPE.article)
        .whereRef('articles.id', '=', 'comments.for_id'),
      selectFrom('pages')
        .select('pages.title')
        .where('comments.type', '=', COMMENT_TYPE.page)
        .whereRef('pages.id', '=', 'comments.for_id'),
      val(''),
    )
    .as('title')
