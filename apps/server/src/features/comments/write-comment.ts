import {
  COMMENT_NOTIFICATION,
  isMarkup,
  isVisible,
  LENGTH,
  type NotificationType,
  reducedMarkup,
  tidyText,
  type Verdict,
  visibleLength,
  visibleText,
} from '@lanting/contract'
import type { Copy } from '@lanting/copy'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import { commentMessage } from './comment-messages.store.ts'
import { type CommentTarget, commentStore } from './comments.store.ts'
import type { Subject } from './subjects.store.ts'

interface CommentNotification {
  readonly userId: number
  readonly type: NotificationType
  readonly toId: number
  readonly commentId: number
  readonly message: (copy: Copy) => string
  readonly byId: number
}

interface CheckedText {
  readonly verdict: Verdict
  readonly text: string
  readonly words: readonly string[]
}

/** Checks a text against the blocklist. */
export type CheckText = (text: string) => Promise<CheckedText>

export interface CommentEvent {
  readonly kind: 'comment' | 'reply'
  readonly target: CommentTarget
  readonly id: number
  readonly byId: number
  readonly name: string
  readonly title: string
  readonly text: string
}

/** A comment's notifications, events and pictures, stored in its transaction. */
export interface CommentEffects {
  readonly notify: (
    transaction: Queries,
    notification: CommentNotification,
    now: number,
  ) => Promise<void>
  /** Emits the event for webhooks and mail. */
  readonly emitEvent: (transaction: Queries, event: CommentEvent, now: number) => Promise<void>
  /** Records the pictures of a comment. Rejects the uploads of other users. */
  readonly keepPictures: (
    transaction: Queries,
    shown: { readonly id: number; readonly urls: readonly string[]; readonly by: CommentAuthor },
  ) => Promise<void>
}

/** An invisible character. Stars between two of them are no Markdown. */
const JOINER = '\u2060'

/** The stars of masked words stay stars: two of them would make the text between them bold. */
const withLiteralStars = (text: string) => text.replaceAll('*', `${JOINER}*${JOINER}`)

/** Returns the content to store. Rejects invisible, long and blocked texts. */
export const checkContent = async (text: string, judge: CheckText): Promise<CheckedText> => {
  const content = reducedMarkup(tidyText(text))
  if (!isVisible(content)) throw new AppError('commentMissing')
  if (visibleLength(content) > LENGTH.comment) {
    throw new AppError('commentTooLong', { detail: { member: 'content', limit: LENGTH.comment } })
  }
  const checked = await judge(content)
  if (checked.verdict === 'refuse') throw new AppError('wordRefused')
  const { text: masked } = checked
  return masked === content || isMarkup(masked)
    ? checked
    : { ...checked, text: withLiteralStars(masked) }
}

type CommentAuthor = Pick<Identity, 'id' | 'role'>

export interface Writing {
  readonly target: CommentTarget
  readonly by: CommentAuthor
  readonly content: string
  readonly pictures: readonly string[]
  readonly now: number
  /** The date of the comment, if it is not new. */
  readonly writtenAt?: number | undefined
}

interface Place {
  readonly parent_id: number | null
  readonly to_id: number | null
}

/** Adds the row and its pictures. Returns the id and the name of the author. */
const addComment = async (
  transaction: Queries,
  { target, by, content, pictures, now, writtenAt = now }: Writing,
  place: Place,
  { keepPictures }: Pick<CommentEffects, 'keepPictures'>,
) => {
  const comments = commentStore(transaction)
  const row = { ...target, ...place, from_id: by.id, content, pictures: JSON.stringify(pictures) }
  const id = await comments.add({ ...row, created_at: writtenAt, updated_at: writtenAt })
  await keepPictures(transaction, { id, urls: pictures, by })
  return { id, name: (await comments.find(id))?.from_name ?? '' }
}

/** The parts of a comment that a notification shows. */
const aboutComment = (commentId: number, { target, by }: Writing) => ({
  type: COMMENT_NOTIFICATION[target.type],
  toId: target.for_id,
  commentId,
  byId: by.id,
})

/** Adds a comment and notifies the owner of its subject. Returns the id. */
export const writeComment = async (
  transaction: Queries,
  writing: Writing,
  { subject, effects }: { readonly subject: Subject; readonly effects: CommentEffects },
): Promise<number> => {
  const { target, by, content, now } = writing
  const place = { parent_id: null, to_id: null }
  const { id, name } = await addComment(transaction, writing, place, effects)
  if (subject.ownerId !== null) {
    const written = { name, title: subject.title, type: target.type, isReply: false, content }
    const message = commentMessage(written)
    const about = aboutComment(id, writing)
    await effects.notify(transaction, { userId: subject.ownerId, message, ...about }, now)
  }
  const { title } = subject
  const text = visibleText(content)
  const event = { kind: 'comment', target, id, byId: by.id, name, title, text } as const
  await effects.emitEvent(transaction, event, now)
  return id
}

export interface ReplyTarget {
  readonly parentId: number
  readonly toId: number
}

/** Adds a reply and notifies its recipient. Returns the id. */
export const writeReply = async (
  transaction: Queries,
  writing: Writing,
  { parentId, toId, title, effects }: ReplyTarget & { title: string; effects: CommentEffects },
): Promise<number> => {
  const { target, by, content, now } = writing
  const comments = commentStore(transaction)
  const parent = await comments.find(parentId)
  const isValidTarget =
    parent?.parent_id === null &&
    parent.type === target.type &&
    parent.for_id === target.for_id &&
    (await comments.isParticipant(parentId, toId))
  if (!isValidTarget) throw new AppError('replyTargetNotFound')
  const place = { parent_id: parentId, to_id: toId }
  const { id, name } = await addComment(transaction, writing, place, effects)
  const text = visibleText(content)
  const message = commentMessage({ name, title, type: target.type, isReply: true, content })
  const about = aboutComment(id, writing)
  await effects.notify(transaction, { userId: toId, message, ...about }, now)
  const event = { kind: 'reply', target, id, byId: by.id, name, title, text } as const
  await effects.emitEvent(transaction, event, now)
  return id
}
