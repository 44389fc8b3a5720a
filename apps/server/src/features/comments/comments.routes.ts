import { endpoints, PAGE_SIZE, ROLE } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Caller, Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { wireComment, wireReply } from './comment-wire.ts'
import { type CommentTarget, commentStore, type SaidRow } from './comments.store.ts'
import { findSubject } from './subjects.store.ts'
import { type WritingNeeds, writeComment, writeReply } from './write-comment.ts'

type AnyCaller = Pick<Caller<Identity | undefined>, 'identity' | 'cookies'>

interface Needs extends WritingNeeds {
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  /** Which of these comments whoever asks has liked. */
  readonly likedComments: (
    ids: readonly number[],
    caller: AnyCaller,
  ) => Promise<ReadonlySet<number>>
}

const isAdministrator = (identity: Identity | undefined) => identity?.role === ROLE.administrator

export const commentRoutes = (serve: Serve, needs: Needs) => {
  const { queries, timeZone, now, likedComments } = needs
  const comments = commentStore(queries)

  /** What is not public is there for administrators only. */
  const subjectOf = async ({ type, for_id }: CommentTarget, identity: Identity | undefined) => {
    const subject = await findSubject(queries, type, for_id)
    if (!subject || !(subject.isPublic || isAdministrator(identity))) {
      throw new AppError('commentTargetNotFound')
    }
    return subject
  }

  const seenBy = async (caller: AnyCaller, rows: readonly SaidRow[]) => ({
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

  serve(endpoints.addComment, async ({ body }, { identity: by }) => {
    const { content, ...target } = body
    const subject = await subjectOf(target, by)
    const id = await writeComment(needs, subject, { target, by, written: content, now: now() })
    const { row, seen } = await written(id)
    return { res: wireComment(row, [], seen) }
  })

  serve(endpoints.addReply, async ({ body }, { identity: by }) => {
    const { content, parent_id: parentId, to_id: toId, ...target } = body
    const { title } = await subjectOf(target, by)
    const writing = { target, by, written: content, now: now() }
    const { row, seen } = await written(await writeReply(needs, { parentId, toId, title }, writing))
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
