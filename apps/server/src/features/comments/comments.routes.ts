import { endpoints, PAGE_SIZE, ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { runOnce } from '../../database/run-once.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Caller, Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { wireComment, wireReply } from './comment-wire.ts'
import { type CommentRow, type CommentTarget, commentStore } from './comments.store.ts'
import type { HeldComment } from './publish-comment.ts'
import { findSubject } from './subjects.store.ts'
import {
  type CheckText,
  type CommentNotifier,
  checkContent,
  writeComment,
  writeReply,
} from './write-comment.ts'

type AnyCaller = Caller<Identity | undefined>

export interface CommentNeeds {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  readonly judge: CheckText
  readonly notifier: CommentNotifier
  /** Holds a comment for review, and throws the error that tells its author. */
  readonly hold: (waiting: {
    readonly kind: 'comment' | 'reply'
    readonly by: Identity
    readonly content: string
    readonly body: HeldComment
    readonly words: readonly string[]
    readonly about: CommentTarget
    readonly clientId: string | undefined
  }) => Promise<never>
  /** Counts a new comment for the statistics. */
  readonly countComment: () => void
  /** Returns the ids that the caller likes. */
  readonly likedComments: (
    ids: readonly number[],
    caller: AnyCaller,
  ) => Promise<ReadonlySet<number>>
}

const isAdministrator = (identity: Identity | undefined) => identity?.role === ROLE.administrator

export const commentRoutes = (serve: Serve, needs: CommentNeeds) => {
  const { queries, timeZone, now, likedComments, judge, notifier, countComment } = needs
  const comments = commentStore(queries)

  /** Only administrators find a subject that is not public. */
  const subjectOf = async ({ type, for_id }: CommentTarget, identity: Identity | undefined) => {
    const subject = await findSubject(queries, type, for_id)
    if (!subject || !(subject.isPublic || isAdministrator(identity))) {
      throw new AppError('commentTargetNotFound')
    }
    return subject
  }

  const viewOf = async (caller: AnyCaller, rows: readonly CommentRow[]) => ({
    timeZone: await timeZone(),
    liked: await likedComments(
      rows.map(({ id }) => id),
      caller,
    ),
  })

  const readComment = async (id: number) => {
    const row = await comments.find(id)
    if (!row) throw new AppError('commentNotFound')
    return { row, view: { timeZone: await timeZone(), liked: new Set<number>() } }
  }

  /** Returns the content to store. Never holds the comments of administrators. */
  const prepareContent = async (
    { content: input, client_id }: { readonly content: string; readonly client_id?: string },
    by: Identity,
    rest: Omit<HeldComment, 'content'>,
  ) => {
    const { verdict, text: content, words } = await checkContent(input, judge)
    if (verdict !== 'hold' || isAdministrator(by)) return content
    const kind = rest.answering ? 'reply' : 'comment'
    const { type, for_id } = rest
    const body = { ...rest, content }
    const about = { type, for_id }
    return needs.hold({ kind, by, content, body, words, about, clientId: client_id })
  }

  serve(endpoints.addComment, async ({ body }, { identity: by }) => {
    const { type, for_id, client_id: clientId } = body
    const target = { type, for_id }
    const subject = await subjectOf(target, by)
    const content = await prepareContent(body, by, target)
    const writing = { target, by, content, now: now() }
    const { id, isRepeated } = await withAdminLock(queries, (transaction) =>
      runOnce(transaction, { kind: 'comment', userId: by.id, clientId, now: now() }, () =>
        writeComment(transaction, writing, { subject, notifier }),
      ),
    )
    if (!isRepeated) countComment()
    const { row, view } = await readComment(id)
    return { res: wireComment(row, [], view) }
  })

  serve(endpoints.addReply, async ({ body }, { identity: by }) => {
    const { parent_id: parentId, to_id: toId, type, for_id, client_id: clientId } = body
    const target = { type, for_id }
    const answering = { parentId, toId }
    const { title } = await subjectOf(target, by)
    const content = await prepareContent(body, by, { ...target, answering })
    const writing = { target, by, content, now: now() }
    const { id, isRepeated } = await withAdminLock(queries, (transaction) =>
      runOnce(transaction, { kind: 'reply', userId: by.id, clientId, now: now() }, () =>
        writeReply(transaction, writing, { ...answering, title, notifier }),
      ),
    )
    if (!isRepeated) countComment()
    const { row, view } = await readComment(id)
    return { res: wireReply(row, view) }
  })

  serve(endpoints.deleteComment, async ({ params: { id, parent_id } }, { identity }) => {
    const comment = await comments.find(id)
    if (!comment || (comment.parent_id ?? 0) !== parent_id) throw new AppError('commentNotFound')
    if (comment.from_id !== identity.id && !isAdministrator(identity))
      throw new AppError('notYours')
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
    const view = await viewOf(caller, [...rows, ...replies])
    const list = rows.map((row) => wireComment(row, replies, view))
    return { current, size, list, total }
  })

  serve(endpoints.getReplies, async ({ body }, caller) => {
    const { parent_id, current, size, ...target } = body
    await subjectOf(target, caller.identity)
    const { rows, total } = await comments.replies(target, parent_id, { current, size })
    const view = await viewOf(caller, rows)
    return { current, size, list: rows.map((row) => wireReply(row, view)), total }
  })

  serve(endpoints.getCommentTotal, async ({ body }, { identity }) => {
    await subjectOf(body, identity)
    return comments.total(body)
  })
}
