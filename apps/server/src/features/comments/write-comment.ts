import {
  isVisible,
  LENGTH,
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
import { type CommentTarget, commentStore } from './comments.store.ts'
import type { Subject } from './subjects.store.ts'

interface CommentNotification {
  readonly userId: number
  readonly type: CommentTarget['type']
  readonly toId: number
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
  readonly byId: number
  readonly name: string
  readonly title: string
  readonly text: string
}

/** Notifications and events, stored in the transaction of the comment. */
export interface CommentNotifier {
  readonly notify: (
    transaction: Queries,
    notification: CommentNotification,
    now: number,
  ) => Promise<void>
  /** Emits the event for webhooks and mail. */
  readonly emitEvent: (transaction: Queries, event: CommentEvent, now: number) => Promise<void>
}

/** Returns the content to store. Rejects invisible, long and blocked texts. */
export const checkContent = async (text: string, judge: CheckText): Promise<CheckedText> => {
  const content = reducedMarkup(tidyText(text))
  if (!isVisible(content)) throw new AppError('commentMissing')
  if (visibleLength(content) > LENGTH.comment) {
    throw new AppError('commentTooLong', { detail: { member: 'content', limit: LENGTH.comment } })
  }
  const checked = await judge(content)
  if (checked.verdict === 'refuse') throw new AppError('wordRefused')
  return checked
}

export interface Writing {
  readonly target: CommentTarget
  readonly by: Pick<Identity, 'id'>
  readonly content: string
  readonly now: number
}

/** Adds a comment and notifies the owner of its subject. Returns the id. */
export const writeComment = async (
  transaction: Queries,
  { target, by, content, now }: Writing,
  { subject, notifier }: { readonly subject: Subject; readonly notifier: CommentNotifier },
): Promise<number> => {
  const comments = commentStore(transaction)
  const row = { ...target, parent_id: null, from_id: by.id, to_id: null, content }
  const id = await comments.add({ ...row, created_at: now, updated_at: now })
  const name = (await comments.find(id))?.from_name ?? ''
  if (subject.ownerId !== null) {
    const message = ({ notifications }: Copy) =>
      notifications.commented[target.type](name, subject.title, visibleText(content))
    const notification = { type: target.type, toId: target.for_id, message, byId: by.id }
    await notifier.notify(transaction, { userId: subject.ownerId, ...notification }, now)
  }
  const { title } = subject
  const text = visibleText(content)
  const event = { kind: 'comment', target, byId: by.id, name, title, text } as const
  await notifier.emitEvent(transaction, event, now)
  return id
}

export interface ReplyTarget {
  readonly parentId: number
  readonly toId: number
}

/** Adds a reply and notifies its recipient. Returns the id. */
export const writeReply = async (
  transaction: Queries,
  { target, by, content, now }: Writing,
  { parentId, toId, title, notifier }: ReplyTarget & { title: string; notifier: CommentNotifier },
): Promise<number> => {
  const comments = commentStore(transaction)
  const parent = await comments.find(parentId)
  const isValidTarget =
    parent?.parent_id === null &&
    parent.type === target.type &&
    parent.for_id === target.for_id &&
    (await comments.isParticipant(parentId, toId))
  if (!isValidTarget) throw new AppError('replyTargetNotFound')
  const row = { ...target, parent_id: parentId, from_id: by.id, to_id: toId, content }
  const id = await comments.add({ ...row, created_at: now, updated_at: now })
  const name = (await comments.find(id))?.from_name ?? ''
  const text = visibleText(content)
  const message = ({ notifications }: Copy) => notifications.replied(name, text)
  const notification = { type: target.type, toId: target.for_id, message, byId: by.id }
  await notifier.notify(transaction, { userId: toId, ...notification }, now)
  await notifier.emitEvent(
    transaction,
    { kind: 'reply', target, byId: by.id, name, title, text },
    now,
  )
  return id
}
