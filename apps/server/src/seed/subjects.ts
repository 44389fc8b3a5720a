import { ARTICLE_STATUS, COMMENT_TYPE, LIKE_TYPE, TALK_STATUS } from '@lanting/contract'

/** Subjects of comments and likes. */
export interface Subject {
  readonly type: number
  readonly id: number
  readonly at: number
}

interface Row {
  readonly id: number
  readonly created_at: number
}

const subjects = (type: number, rows: readonly Row[]): Subject[] =>
  rows.map(({ id, created_at }) => ({ type, id, at: created_at }))

interface Rows {
  readonly articles: readonly (Row & { readonly status: number })[]
  readonly talks: readonly (Row & { readonly status: number })[]
  readonly boardMessages: readonly Row[]
}

/** One list for each type. Private subjects get no comments or likes. */
export const commentable = ({ articles, talks, boardMessages }: Rows): Subject[][] =>
  [
    subjects(
      COMMENT_TYPE.article,
      articles.filter(({ status }) => status === ARTICLE_STATUS.public),
    ),
    subjects(
      COMMENT_TYPE.talk,
      talks.filter(({ status }) => status === TALK_STATUS.public),
    ),
    subjects(COMMENT_TYPE.boardMessage, boardMessages),
  ].filter((list) => list.length > 0)

export const commentSubjects = (comments: readonly Row[]) => subjects(LIKE_TYPE.comment, comments)
