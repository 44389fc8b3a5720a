import type { Queries } from '../database/open.ts'
import { commentEvent } from '../features/comments/comment-event.rules.ts'
import { type CommentNeeds, commentRoutes } from '../features/comments/comments.routes.ts'
import { publishComment } from '../features/comments/publish-comment.ts'
import type { CommentNotifier } from '../features/comments/write-comment.ts'
import type { Publishers } from '../features/moderation/publish-held.ts'
import { notify } from '../features/notifications/notify.ts'
import type { Emit } from '../features/outbox/emit.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../platform/clock.ts'

/** Composes the notifications and events of a new comment, and the publishing of a held one. */
export const composeCommentWriting = ({ emit }: { readonly emit: Emit }) => {
  const notifier: CommentNotifier = {
    notify,
    emitEvent: (transaction, written, at) => emit(transaction, commentEvent(written), at),
  }
  const publish: Publishers['comment'] = (transaction, post) =>
    publishComment(transaction, post, notifier)
  return { notifier, publish }
}

interface Needs {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  readonly notifier: CommentNotifier
  readonly judge: CommentNeeds['judge']
  readonly hold: CommentNeeds['hold']
  readonly countComment: () => void
  readonly likedBy: (
    caller: Parameters<CommentNeeds['likedComments']>[1],
    ids: readonly number[],
  ) => Promise<ReadonlySet<number>>
}

/** Composes comments and replies. */
export const composeComments = (serve: Serve, needs: Needs) => {
  const { queries, timeZone, now, notifier, judge, hold, countComment, likedBy } = needs
  const likedComments: CommentNeeds['likedComments'] = (ids, caller) => likedBy(caller, ids)
  commentRoutes(serve, {
    queries,
    timeZone,
    now,
    notifier,
    judge,
    hold,
    countComment,
    likedComments,
  })
}
