import type { Queries } from '../database/open.ts'
import { commentAdminRoutes } from '../features/comments/comment-admin.routes.ts'
import { commentEvent } from '../features/comments/comment-event.rules.ts'
import {
  type CommentListNeeds,
  commentListRoutes,
} from '../features/comments/comment-lists.routes.ts'
import { type CommentNeeds, commentRoutes } from '../features/comments/comments.routes.ts'
import { publishComment } from '../features/comments/publish-comment.ts'
import { replyToComment } from '../features/comments/reply-to-comment.ts'
import type { CommentEffects } from '../features/comments/write-comment.ts'
import type { Publishers } from '../features/moderation/publish-held.ts'
import type { ReplyToHeld } from '../features/moderation/reply-to-held.routes.ts'
import { notify } from '../features/notifications/notify.ts'
import type { Emit } from '../features/outbox/emit.ts'
import type { SettingsStore } from '../features/site/settings.store.ts'
import { keepUserPictures } from '../features/uploads/keep-pictures.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../platform/clock.ts'

/** Composes the notifications, events and pictures of a new comment, and the publishing of a held one. */
export const composeCommentWriting = ({ emit }: { readonly emit: Emit }) => {
  const effects: CommentEffects = {
    notify,
    emitEvent: (transaction, written, at) => emit(transaction, commentEvent(written), at),
    keepPictures: (transaction, { id, urls, by }) =>
      keepUserPictures(transaction, { subject: `comment:${id}`, urls, by }),
  }
  const publish: Publishers['comment'] = (transaction, post) =>
    publishComment(transaction, post, effects)
  const reply: ReplyToHeld['reply'] = (transaction, answer) =>
    replyToComment(transaction, answer, effects)
  return { effects, publish, reply }
}

interface Needs {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  readonly effects: CommentEffects
  readonly settings: Pick<SettingsStore, 'read'>
  readonly judge: CommentNeeds['judge']
  readonly hold: CommentNeeds['hold']
  readonly countComment: () => void
  readonly likedBy: (
    caller: Parameters<CommentListNeeds['likedComments']>[1],
    ids: readonly number[],
  ) => Promise<ReadonlySet<number>>
}

/** Composes comments and replies. */
export const composeComments = (serve: Serve, needs: Needs) => {
  const { queries, timeZone, now, effects, settings, judge, hold, countComment, likedBy } = needs
  const site = settings.read
  const writing = { queries, timeZone, now, effects, site, judge, hold, countComment }
  commentRoutes(serve, writing)
  commentAdminRoutes(serve, writing)
  commentListRoutes(serve, {
    queries,
    timeZone,
    likedComments: (ids, caller) => likedBy(caller, ids),
  })
}
