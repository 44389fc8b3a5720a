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

export interface CommentNotice {
  readonly userId: number
  readonly type: CommentTarget['type']
  readonly toId: number
  readonly message: (words: Copy) => string
  readonly byId: number
}

interface Judged {
  readonly verdict: Verdict
  readonly text: string
  readonly words: readonly string[]
}

/** What the site's list of words says of a text. */
export type JudgeText = (text: string) => Promise<Judged>

export interface Written {
  readonly kind: 'comment' | 'reply'
  readonly target: CommentTarget
  readonly byId: number
  readonly name: string
  readonly title: string
  readonly text: string
}

/** Who hears of it, in the transaction that writes it. */
export interface Telling {
  readonly notify: (transaction: Queries, notice: CommentNotice, now: number) => Promise<void>
  /** Says it outside of the site. */
  readonly emitEvent: (transaction: Queries, written: Written, now: number) => Promise<void>
}

/** What is kept of what somebody has written; refuses what nobody could see, too much, and words. */
export const keptContent = async (written: string, judge: JudgeText): Promise<Judged> => {
  const content = reducedMarkup(tidyText(written))
  if (!isVisible(content)) throw new AppError('commentMissing')
  if (visibleLength(content) > LENGTH.comment) {
    throw new AppError('commentTooLong', { detail: { member: 'content', limit: LENGTH.comment } })
  }
  const judged = await judge(content)
  if (judged.verdict === 'refuse') throw new AppError('wordRefused')
  return judged
}

export interface Writing {
  readonly target: CommentTarget
  readonly by: Pick<Identity, 'id'>
  readonly content: string
  readonly now: number
}

/** Writes a comment and tells the owner of what it is about; gives its id. */
export const writeComment = async (
  transaction: Queries,
  { target, by, content, now }: Writing,
  { subject, telling }: { readonly subject: Subject; readonly telling: Telling },
): Promise<number> => {
  const comments = commentStore(transaction)
  const row = { ...target, parent_id: null, from_id: by.id, to_id: null, content }
  const id = await comments.add({ ...row, created_at: now, updated_at: now })
  const name = (await comments.find(id))?.from_name ?? ''
  if (subject.ownerId !== null) {
    const message = ({ notifications }: Copy) =>
      notifications.commented[target.type](name, subject.title, visibleText(content))
    const notice = { type: target.type, toId: target.for_id, message, byId: by.id }
    await telling.notify(transaction, { userId: subject.ownerId, ...notice }, now)
  }
  const said = { name, title: subject.title, text: visibleText(content) }
  await telling.emitEvent(transaction, { kind: 'comment', target, byId: by.id, ...said }, now)
  return id
}

export interface Answering {
  readonly parentId: number
  readonly toId: number
}

/** Writes a reply and tells the person who is answered; gives its id. */
export const writeReply = async (
  transaction: Queries,
  { target, by, content, now }: Writing,
  { parentId, toId, title, telling }: Answering & { title: string; telling: Telling },
): Promise<number> => {
  const comments = commentStore(transaction)
  const parent = await comments.find(parentId)
  const isHere =
    parent?.parent_id === null &&
    parent.type === target.type &&
    parent.for_id === target.for_id &&
    (await comments.hasSpoken(parentId, toId))
  if (!isHere) throw new AppError('replyTargetNotFound')
  const row = { ...target, parent_id: parentId, from_id: by.id, to_id: toId, content }
  const id = await comments.add({ ...row, created_at: now, updated_at: now })
  const name = (await comments.find(id))?.from_name ?? ''
  const text = visibleText(content)
  const message = ({ notifications }: Copy) => notifications.replied(name, text)
  const notice = { type: target.type, toId: target.for_id, message, byId: by.id }
  await telling.notify(transaction, { userId: toId, ...notice }, now)
  await telling.emitEvent(
    transaction,
    { kind: 'reply', target, byId: by.id, name, title, text },
    now,
  )
  return id
}
