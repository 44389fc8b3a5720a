import type { CommentType } from '@lanting/contract'
import type { Copy } from '@lanting/copy'
import { chunk, NO_ID } from '../../database/chunk.ts'
import type { Queries } from '../../database/open.ts'
import { subjectTitle } from '../../database/subject-title.ts'
import { commentExcerpt } from './comment-excerpt.rules.ts'

interface NotifiedComment {
  readonly name: string
  readonly title: string
  readonly type: number
  readonly isReply: boolean
  readonly content: string
}

/** The message of the notification of a comment, in a language. */
export const commentMessage =
  ({ name, title, type, isReply, content }: NotifiedComment) =>
  ({ notifications }: Copy): string => {
    const excerpt = commentExcerpt(content)
    return isReply
      ? notifications.replied(name, excerpt)
      : notifications.commented[type as CommentType](name, title, excerpt)
  }

/** Returns the messages of these comments as they are now. Those of deleted ones are missing. */
export const commentMessages = (queries: Queries) => async (ids: readonly number[]) => {
  const messages = new Map<number, (copy: Copy) => string>()
  for (const some of chunk(ids, NO_ID)) {
    const rows = await queries
      .selectFrom('comments')
      .innerJoin('users', 'users.id', 'comments.from_id')
      .select(['comments.id', 'comments.parent_id', 'comments.type', 'comments.content'])
      .select(['users.nick_name as name'])
      .select(subjectTitle)
      .where('comments.id', 'in', some)
      .execute()
    for (const { id, parent_id, ...row } of rows) {
      const isReply = parent_id !== null
      messages.set(id, commentMessage({ ...row, isReply }))
    }
  }
  return messages
}
