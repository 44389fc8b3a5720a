import {
  isVisible,
  LENGTH,
  reducedMarkup,
  tidyText,
  visibleLength,
  visibleText,
} from '@lanting/contract'
import { copies } from '@lanting/copy'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import { type CommentTarget, commentStore } from './comments.store.ts'
import type { Subject } from './subjects.store.ts'

const words = copies['zh-CN'].notifications

export interface CommentNotice {
  readonly userId: number
  readonly type: CommentTarget['type']
  readonly toId: number
  readonly message: string
  readonly byId: number
}

export interface Written {
  readonly kind: 'comment' | 'reply'
  readonly target: CommentTarget
  readonly byId: number
  readonly name: string
  readonly title: string
  readonly text: string
}

export interface WritingNeeds {
  readonly queries: Queries
  /** Shows the words of the site's list as stars. */
  readonly maskWords: (text: string) => Promise<string>
  /** Tells somebody, in the transaction that writes what they are told of. */
  readonly notify: (transaction: Queries, notice: CommentNotice, now: number) => Promise<void>
  /** Says it outside of the site, in the same transaction. */
  readonly tellOutside: (transaction: Queries, written: Written, now: number) => Promise<void>
}

/** What is kept of what somebody has written; refuses what nobody could see, or too much of it. */
const keptContent = async (
  written: string,
  maskWords: WritingNeeds['maskWords'],
): Promise<string> => {
  const content = reducedMarkup(tidyText(written))
  if (!isVisible(content)) throw new AppError('commentMissing')
  if (visibleLength(content) > LENGTH.comment) {
    throw new AppError('commentTooLong', { detail: { member: 'content', limit: LENGTH.comment } })
  }
  return maskWords(content)
}

interface Writing {
  readonly target: CommentTarget
  readonly by: Identity
  readonly written: string
  readonly now: number
}

/** Writes a comment and tells the owner of what it is about; gives its id. */
export const writeComment = async (
  { queries, maskWords, notify, tellOutside }: WritingNeeds,
  subject: Subject,
  { target, by, written, now }: Writing,
): Promise<number> => {
  const content = await keptContent(written, maskWords)
  return queries.transaction().execute(async (transaction) => {
    const comments = commentStore(transaction)
    const row = { ...target, parent_id: null, from_id: by.id, to_id: null, content }
    const id = await comments.add({ ...row, created_at: now, updated_at: now })
    const name = (await comments.find(id))?.from_name ?? ''
    if (subject.ownerId !== null) {
      const message = words.commented[target.type](name, subject.title, visibleText(content))
      const notice = { type: target.type, toId: target.for_id, message, byId: by.id }
      await notify(transaction, { userId: subject.ownerId, ...notice }, now)
    }
    const said = { name, title: subject.title, text: visibleText(content) }
    await tellOutside(transaction, { kind: 'comment', target, byId: by.id, ...said }, now)
    return id
  })
}

/** Writes a reply and tells the person who is answered; gives its id. */
export const writeReply = async (
  { queries, maskWords, notify, tellOutside }: WritingNeeds,
  { parentId, toId, title }: { parentId: number; toId: number; title: string },
  { target, by, written, now }: Writing,
): Promise<number> => {
  const content = await keptContent(written, maskWords)
  return queries.transaction().execute(async (transaction) => {
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
    const message = words.replied(name, visibleText(content))
    const notice = { type: target.type, toId: target.for_id, message, byId: by.id }
    await notify(transaction, { userId: toId, ...notice }, now)
    const said = { name, title, text: visibleText(content) }
    await tellOutside(transaction, { kind: 'reply', target, byId: by.id, ...said }, now)
    return id
  })
}
