import {
  type AdminBoardMessage,
  type AdminComment,
  type ChatMessage,
  type CommentType,
  type ContentRef,
  commentPath,
  messagePath,
  PATHS,
  type QueueItem,
  visibleText,
} from '@lanting/contract'
import type { Copy } from '../../shared/language.ts'

/** A post in a moderation list. */
export interface ModerationItem {
  /** Unique in all lists. */
  readonly key: string
  readonly name: ContentRef
  readonly text: string
  /** The text of a comment as it was typed. */
  readonly content?: string
  /** The URL of a chat image, which is the whole post. */
  readonly picture?: string
  /** The pictures of a comment or note. */
  readonly pictures?: readonly string[]
  /** The first text of a comment that its author has changed. */
  readonly original?: string
  readonly author: string
  readonly avatar: string
  readonly userId: number | null
  readonly place: string
  readonly href: string
  readonly createdAt: string
  /** The reasons of reports or holds. */
  readonly reasons: readonly string[]
}

const keyOf = ({ source, kind, id }: ContentRef) => `${source}-${kind}-${id}`

const commentPlace = (
  { type, for_id, title, id }: { type: CommentType; for_id: number; title: string; id?: number },
  { moderation }: Copy['admin'],
) => ({
  place: moderation.places[type](title),
  href: commentPath({ type, for_id, id }),
})

const boardPlace = (id: number | undefined, { moderation }: Copy['admin']) => ({
  place: moderation.boardPlace,
  href: id === undefined ? PATHS.messageList : messagePath(id),
})

const reasonsOf = (
  { source, reports, reasons, user_id }: QueueItem,
  { moderation }: Copy['admin'],
) => {
  if (source === 'report') return [moderation.reported(reports), ...new Set(reasons)]
  if (reasons.length > 0) return [moderation.heldWord(reasons.join(' '))]
  return [user_id === null ? moderation.heldVisitor : moderation.heldByRule]
}

/** The first text of an edited comment. Only its pictures may have changed. */
const originalOf = ({ original, content }: { original: string | null; content: string }) =>
  original === null || original === content ? {} : { original: visibleText(original) }

const placeOf = (item: QueueItem, admin: Copy['admin']) => {
  const { source, kind, id, type, for_id, title } = item
  if (type !== null && for_id !== null) {
    return commentPlace({ type, for_id, title, ...(source === 'report' && { id }) }, admin)
  }
  if (kind === 'chatMessage') return { place: admin.moderation.chatPlace, href: PATHS.chat }
  return boardPlace(source === 'held' ? undefined : id, admin)
}

export const fromQueue = (item: QueueItem, { admin }: Copy): ModerationItem => {
  const { source, kind, id } = item
  const name = { source, kind, id }
  return {
    key: keyOf(name),
    name,
    text: visibleText(item.content),
    content: item.content,
    pictures: item.pictures,
    ...originalOf(item),
    author: item.nick_name || admin.moderation.visitor,
    avatar: item.avatar,
    userId: item.user_id,
    ...placeOf(item, admin),
    createdAt: item.createdAt,
    reasons: reasonsOf(item, admin),
  }
}

export const fromComment = (comment: AdminComment, { admin }: Copy): ModerationItem => {
  const { id, type, for_id, title } = comment
  const name = { source: 'written', kind: 'comment', id } as const
  return {
    key: keyOf(name),
    name,
    text: visibleText(comment.content),
    content: comment.content,
    pictures: comment.pictures,
    ...originalOf(comment),
    author: comment.from_name,
    avatar: comment.from_avatar,
    userId: comment.from_id,
    ...(type !== null && for_id !== null
      ? commentPlace({ type, for_id, title, id }, admin)
      : { place: '', href: PATHS.home }),
    createdAt: comment.createdAt,
    reasons: [],
  }
}

export const fromBoard = (message: AdminBoardMessage): ModerationItem => {
  const { id } = message
  const name = { source: 'written', kind: 'boardMessage', id } as const
  return {
    key: keyOf(name),
    name,
    text: visibleText(message.message),
    author: message.nick_name,
    avatar: message.avatar,
    userId: message.user_id,
    place: `#${message.tag}`,
    href: messagePath(id),
    createdAt: message.createdAt,
    reasons: [],
  }
}

export const fromChat = (message: ChatMessage, { admin }: Copy): ModerationItem => {
  const { id, content, content_type } = message
  const name = { source: 'written', kind: 'chatMessage', id } as const
  const isPicture = content_type === 'image'
  return {
    key: keyOf(name),
    name,
    text: isPicture ? admin.moderation.picture : content,
    ...(isPicture && { picture: content }),
    author: message.nick_name,
    avatar: message.avatar,
    userId: message.user_id,
    place: admin.moderation.chatPlace,
    href: PATHS.chat,
    createdAt: message.createdAt,
    reasons: [],
  }
}
