import {
  COMMENT_NOTIFICATION,
  type CommentType,
  NOTIFICATION_TYPE,
  type NotificationType,
  visibleText,
} from '@lanting/contract'
import type { Copy } from '@lanting/copy'
import type { Queries } from '../../database/open.ts'

export type Notify = (
  transaction: Queries,
  notification: {
    readonly userId: number
    readonly type: NotificationType
    readonly toId: number | null
    readonly message: (copy: Copy) => string
    readonly byId: number
  },
  now: number,
) => Promise<void>

/** A post about which its author or reporter is notified. */
interface NotifiedPost {
  readonly user_id: number | null
  readonly content: string
  /** The type of the subject of a comment. */
  readonly type: number | null
  readonly for_id: number | null
}

/** The message for one post, and for many. */
export type MessageCopy = (copy: Copy) => { one(text: string): string; many(count: number): string }

interface NotifyOptions {
  readonly notify: Notify
  readonly copyOf: MessageCopy
  readonly byId: number
  readonly now: number
}

const EXCERPT_LENGTH = 40

const excerptOf = (content: string): string => {
  const characters = Array.from(visibleText(content).trim().replace(/\s+/g, ' '))
  return characters.length > EXCERPT_LENGTH
    ? `${characters.slice(0, EXCERPT_LENGTH).join('')}…`
    : characters.join('')
}

/** Notifies each user once, however many posts it is about. */
export const notifyEach = async (
  transaction: Queries,
  posts: readonly NotifiedPost[],
  { notify, copyOf, byId, now }: NotifyOptions,
): Promise<void> => {
  const byUser = Map.groupBy(posts, ({ user_id }) => user_id)
  for (const [userId, ownPosts] of byUser) {
    const [first] = ownPosts
    if (userId === null || !first) continue
    const message = (copy: Copy) =>
      ownPosts.length === 1
        ? copyOf(copy).one(excerptOf(first.content))
        : copyOf(copy).many(ownPosts.length)
    const type =
      first.type === null
        ? NOTIFICATION_TYPE.boardMessage
        : COMMENT_NOTIFICATION[first.type as CommentType]
    await notify(transaction, { userId, type, toId: first.for_id, message, byId }, now)
  }
}
