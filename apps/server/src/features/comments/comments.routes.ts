import {
  type CommentRule,
  type CommentType,
  commentFate,
  commentRule,
  endpoints,
} from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { runOnce } from '../../database/run-once.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { isEditable } from './change-comment.rules.ts'
import { changeComment, ownComment } from './change-comment.ts'
import { picturesOf, wireComment, wireReply } from './comment-wire.ts'
import { type CommentTarget, commentStore } from './comments.store.ts'
import type { HeldComment } from './publish-comment.ts'
import type { Subject } from './subjects.store.ts'
import { isAdministrator, visibleSubject } from './visible-subject.ts'
import {
  type CheckText,
  type CommentEffects,
  checkContent,
  writeComment,
  writeReply,
} from './write-comment.ts'

export interface CommentNeeds {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  readonly judge: CheckText
  readonly site: () => Promise<{ readonly comment_rule: CommentRule }>
  readonly effects: CommentEffects
  /** Holds a comment for review, and throws the error that tells its author. */
  readonly hold: (waiting: {
    readonly kind: 'comment' | 'reply' | 'commentChange'
    readonly by: Identity
    readonly content: string
    readonly body: HeldComment
    readonly words: readonly string[]
    readonly about: CommentTarget
    readonly pictures: readonly string[]
    readonly clientId: string | undefined
  }) => Promise<never>
  /** Counts a new comment for the statistics. */
  readonly countComment: () => void
}

/** Serves the writing of comments. */
export const commentRoutes = (serve: Serve, needs: CommentNeeds) => {
  const { queries, timeZone, now, judge, effects, countComment } = needs
  const comments = commentStore(queries)

  const readComment = async (id: number) => {
    const row = await comments.find(id)
    if (!row) throw new AppError('commentNotFound')
    return { row, view: { timeZone: await timeZone(), liked: new Set<number>() } }
  }

  const fateOf = async (by: Identity, subject: Subject) => {
    const rule = commentRule(await needs.site(), { comment_rule: subject.rule })
    const isKnown = rule === 'first' && (await comments.isKnown(by.id))
    return commentFate(rule, { isAdministrator: isAdministrator(by), isKnown })
  }

  /** Returns the content to store. Never holds the comments of administrators. */
  const prepareContent = async (
    { content: input, client_id }: { readonly content: string; readonly client_id?: string },
    by: Identity,
    rest: Omit<HeldComment, 'content'>,
    subject: Subject,
  ) => {
    const fate = await fateOf(by, subject)
    // A stored comment may still be corrected.
    if (fate === 'refuse' && rest.changed === undefined) throw new AppError('commentsClosed')
    const { verdict, text: content, words } = await checkContent(input, judge)
    const isHeld = fate === 'hold' || (verdict === 'hold' && !isAdministrator(by))
    if (!isHeld) return content
    const { type, for_id, pictures, answering, changed } = rest
    const kind = answering ? 'reply' : 'comment'
    return needs.hold({
      kind: changed === undefined ? kind : 'commentChange',
      by,
      content,
      body: { ...rest, content },
      words,
      about: { type, for_id },
      pictures,
      clientId: client_id,
    })
  }

  serve(endpoints.addComment, async ({ body }, { identity: by }) => {
    const { type, for_id, pictures = [], client_id: clientId } = body
    const target = { type, for_id }
    const subject = await visibleSubject(queries, target, by)
    const content = await prepareContent(body, by, { ...target, pictures }, subject)
    const writing = { target, by, content, pictures, now: now() }
    const { id, isRepeated } = await withAdminLock(queries, (transaction) =>
      runOnce(transaction, { kind: 'comment', userId: by.id, clientId, now: now() }, () =>
        writeComment(transaction, writing, { subject, effects }),
      ),
    )
    if (!isRepeated) countComment()
    const { row, view } = await readComment(id)
    return { res: wireComment(row, [], view) }
  })

  serve(endpoints.addReply, async ({ body }, { identity: by }) => {
    const { parent_id: parentId, to_id: toId, type, for_id, pictures = [] } = body
    const { client_id: clientId } = body
    const target = { type, for_id }
    const answering = { parentId, toId }
    const subject = await visibleSubject(queries, target, by)
    const { title } = subject
    const content = await prepareContent(body, by, { ...target, pictures, answering }, subject)
    const writing = { target, by, content, pictures, now: now() }
    const { id, isRepeated } = await withAdminLock(queries, (transaction) =>
      runOnce(transaction, { kind: 'reply', userId: by.id, clientId, now: now() }, () =>
        writeReply(transaction, writing, { ...answering, title, effects }),
      ),
    )
    if (!isRepeated) countComment()
    const { row, view } = await readComment(id)
    return { res: wireReply(row, view) }
  })

  serve(endpoints.updateComment, async ({ body }, { identity: by }) => {
    const { id, pictures } = body
    // Checked first: a rejected change must not reach the review queue.
    const comment = await ownComment(queries, id, by)
    const { type, for_id } = comment
    const target = { type: type as CommentType, for_id }
    const subject = await visibleSubject(queries, target, by)
    if (!isEditable(comment, now())) throw new AppError('commentEditOver')
    const shown = pictures ?? picturesOf(comment)
    const rest = { ...target, pictures: shown, changed: id }
    const content = await prepareContent(body, by, rest, subject)
    await withAdminLock(queries, (transaction) =>
      changeComment(transaction, id, { by, content, pictures, now: now() }, effects),
    )
    return true
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
}
