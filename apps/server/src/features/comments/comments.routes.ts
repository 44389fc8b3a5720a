import { endpoints, PAGE_SIZE, ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Caller, Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { wireComment, wireReply } from './comment-wire.ts'
import { type CommentRow, type CommentTarget, commentStore } from './comments.store.ts'
import type { HeldComment } from './published-comments.ts'
import { findSubject } from './subjects.store.ts'
import {
  type JudgeText,
  keptContent,
  type Telling,
  writeComment,
  writeReply,
} from './write-comment.ts'

type AnyCaller = Caller<Identity | undefined>

export interface CommentNeeds {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  readonly judge: JudgeText
  readonly telling: Telling
  /** Puts aside what an administrator has to see first, and says so to whoever wrote it. */
  readonly hold: (waiting: {
    readonly kind: 'comment' | 'reply'
    readonly by: Identity
    readonly content: string
    readonly body: HeldComment
    readonly words: readonly string[]
    readonly about: CommentTarget
  }) => Promise<never>
  /** Hears that one more was written. */
  readonly countComment: () => void
  /** Which of these comments whoever asks has liked. */
  readonly likedComments: (
    ids: readonly number[],
    caller: AnyCaller,
  ) => Promise<ReadonlySet<number>>
}

const isAdministrator = (identity: Identity | undefined) => identity?.role === ROLE.administrator

export const commentRoutes = (serve: Serve, needs: CommentNeeds) => {
  const { queries, timeZone, now, likedComments, judge, telling, countComment } = needs
  const comments = commentStore(queries)

  /** What is not public is there for administrators only. */
  const subjectOf = async ({ type, for_id }: CommentTarget, identity: Identity | undefined) => {
    const subject = await findSubject(queries, type, for_id)
    if (!subject || !(subject.isPublic || isAdministrator(identity))) {
      throw new AppError('commentTargetNotFound')
    }
    return subject
  }

  const seenBy = async (caller: AnyCaller, rows: readonly CommentRow[]) => ({
    timeZone: await timeZone(),
    liked: await likedComments(
      rows.map(({ id }) => id),
      caller,
    ),
  })

  const written = async (id: number) => {
    const row = await comments.find(id)
    if (!row) throw new AppError('commentNotFound')
    return { row, seen: { timeZone: await timeZone(), liked: new Set<number>() } }
  }

  /** What administrators write need not wait for one. */
  const fitContent = async (text: string, by: Identity, rest: Omit<HeldComment, 'content'>) => {
    const { verdict, text: content, words } = await keptContent(text, judge)
    if (verdict !== 'hold' || isAdministrator(by)) return content
    const kind = rest.answering ? 'reply' : 'comment'
    const { type, for_id } = rest
    const body = { ...rest, content }
    return needs.hold({ kind, by, content, body, words, about: { type, for_id } })
  }

  serve(endpoints.addComment, async ({ body }, { identity: by }) => {
    const { content: text, type, for_id } = body
    const target = { type, for_id }
    const subject = await subjectOf(target, by)
    const content = await fitContent(text, by, target)
    const id = await withAdminLock(queries, (transaction) =>
      writeComment(transaction, { target, by, content, now: now() }, { subject, telling }),
    )
    countComment()
    const { row, seen } = await written(id)
    return { res: wireComment(row, [], seen) }
  })

  serve(endpoints.addReply, async ({ body }, { identity: by }) => {
    const { content: text, parent_id: parentId, to_id: toId, type, for_id } = body
    const target = { type, for_id }
    const answering = { parentId, toId }
    const { title } = await subjectOf(target, by)
    const content = await fitContent(text, by, { ...target, answering })
    const id = await withAdminLock(queries, (transaction) =>
      writeReply(
        transaction,
        { target, by, content, now: now() },
        { ...answering, title, telling },
      ),
    )
    countComment()
    const { row, seen } = await written(id)
    return { res: wireReply(row, seen) }
  })

  serve(endpoints.deleteComment, async ({ params: { id, parent_id } }, { identity }) => {
    const found = await comments.find(id)
    if (!found || (found.parent_id ?? 0) !== parent_id) throw new AppError('commentNotFound')
    if (found.from_id !== identity.id && !isAdministrator(identity)) throw new AppError('notYours')
    const res = await queries
      .transaction()
      .execute((transaction) => commentStore(transaction).remove(id))
    if (res === 0) throw new AppError('commentNotFound')
    return { res }
  })

  serve(endpoints.getComments, async ({ body }, caller) => {
    const { order, current, size, ...target } = body
    await subjectOf(target, caller.identity)
    const { rows, total } = await comments.parents(target, order, { current, size })
    const ids = rows.map(({ id }) => id)
    const replies = await comments.firstReplies(ids, PAGE_SIZE.replies)
    const seen = await seenBy(caller, [...rows, ...replies])
    const list = rows.map((row) => wireComment(row, replies, seen))
    return { current, size, list, total }
  })

  serve(endpoints.getReplies, async ({ body }, caller) => {
    const { parent_id, current, size, ...target } = body
    await subjectOf(target, caller.identity)
    const { rows, total } = await comments.replies(target, parent_id, { current, size })
    const seen = await seenBy(caller, rows)
    return { current, size, list: rows.map((row) => wireReply(row, seen)), total }
  })

  serve(endpoints.getCommentTotal, async ({ body }, { identity }) => {
    await subjectOf(body, identity)
    return comments.total(body)
  })
}
