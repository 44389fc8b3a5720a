import { ARTICLE_STATUS, COMMENT_TYPE, type CommentType, TALK_STATUS } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'

/** What is commented on. */
export interface Subject {
  /** Who hears of comments; null when a visitor has written it. */
  readonly ownerId: number | null
  /** Its title, if it has one. */
  readonly title: string
  readonly isPublic: boolean
}

const FINDERS: Record<CommentType, (queries: Queries, id: number) => Promise<Subject | undefined>> =
  {
    [COMMENT_TYPE.article]: async (queries, id) => {
      const found = await queries
        .selectFrom('articles')
        .select(['author_id', 'article_title', 'status'])
        .where('id', '=', id)
        .executeTakeFirst()
      return (
        found && {
          ownerId: found.author_id,
          title: found.article_title,
          isPublic: found.status === ARTICLE_STATUS.public,
        }
      )
    },
    [COMMENT_TYPE.talk]: async (queries, id) => {
      const found = await queries
        .selectFrom('talks')
        .select(['user_id', 'status'])
        .where('id', '=', id)
        .executeTakeFirst()
      return (
        found && {
          ownerId: found.user_id,
          title: '',
          isPublic: found.status === TALK_STATUS.public,
        }
      )
    },
    [COMMENT_TYPE.boardMessage]: async (queries, id) => {
      const found = await queries
        .selectFrom('board_messages')
        .select('user_id')
        .where('id', '=', id)
        .executeTakeFirst()
      return found && { ownerId: found.user_id, title: '', isPublic: true }
    },
  }

export const findSubject = (queries: Queries, type: CommentType, id: number) =>
  FINDERS[type](queries, id)
