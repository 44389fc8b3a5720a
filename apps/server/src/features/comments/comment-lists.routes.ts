import { endpoints, PAGE_SIZE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Caller, Serve } from '../../http/serve-endpoint.ts'
import { wireComment, wireReply } from './comment-wire.ts'
import { type CommentRow, commentStore } from './comments.store.ts'
import { visibleSubject, visibleTarget } from './visible-subject.ts'

type AnyCaller = Caller<Identity | undefined>

export interface CommentListNeeds {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  /** Returns the ids that the caller likes. */
  readonly likedComments: (
    ids: readonly number[],
    caller: AnyCaller,
  ) => Promise<ReadonlySet<number>>
}

/** Serves the reading of comments. */
export const commentListRoutes = (serve: Serve, needs: CommentListNeeds) => {
  const { queries, timeZone, likedComments } = needs
  const comments = commentStore(queries)

  const viewOf = async (caller: AnyCaller, rows: readonly CommentRow[]) => ({
    timeZone: await timeZone(),
    liked: await likedComments(
      rows.map(({ id }) => id),
      caller,
    ),
  })

  const wireThreads = async (caller: AnyCaller, rows: readonly CommentRow[]) => {
    const ids = rows.map(({ id }) => id)
    const replies = await comments.firstReplies(ids, PAGE_SIZE.replies)
    const view = await viewOf(caller, [...rows, ...replies])
    return rows.map((row) => wireComment(row, replies, view))
  }

  serve(endpoints.getComments, async ({ body }, caller) => {
    const { order, current, size, ...target } = body
    await visibleSubject(queries, target, caller.identity)
    // Read first: a comment that is written meanwhile counts as new.
    const newest_id = await comments.newestId(target)
    const { rows, total } = await comments.parents(target, order, { current, size })
    return { current, size, list: await wireThreads(caller, rows), total, newest_id }
  })

  serve(endpoints.getReplies, async ({ body }, caller) => {
    const { parent_id, current, size, ...target } = body
    await visibleSubject(queries, target, caller.identity)
    const { rows, total } = await comments.replies(target, parent_id, { current, size })
    const view = await viewOf(caller, rows)
    return { current, size, list: rows.map((row) => wireReply(row, view)), total }
  })

  serve(endpoints.getCommentThread, async ({ body: { id } }, caller) => {
    const asked = await comments.find(id)
    const parent = asked?.parent_id ? await comments.find(asked.parent_id) : asked
    if (!asked || !parent) throw new AppError('commentNotFound')
    await visibleTarget(queries, parent, caller.identity)
    const [comment] = await wireThreads(caller, [parent])
    if (!comment) throw new AppError('commentNotFound')
    const before = asked === parent ? 0 : await comments.repliesBefore(asked)
    return { comment, reply_page: Math.floor(before / PAGE_SIZE.replies) + 1 }
  })

  serve(endpoints.getCommentTotal, async ({ body }, { identity }) => {
    await visibleSubject(queries, body, identity)
    return comments.total(body)
  })

  serve(endpoints.countNewComments, async ({ params }, { identity }) => {
    await visibleSubject(queries, params, identity)
    return comments.countAfter(params, params.after)
  })
}
