import { endpoints } from '@lanting/contract'
import { runOnce } from '../../database/run-once.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireReply } from './comment-wire.ts'
import type { CommentNeeds } from './comments.routes.ts'
import { commentStore } from './comments.store.ts'
import { replyToComment } from './reply-to-comment.ts'
import { checkContent } from './write-comment.ts'

/** Serves the replies and edits of administrators to comments of others. */
export const commentAdminRoutes = (serve: Serve, needs: CommentNeeds) => {
  const { queries, timeZone, now, judge, effects, countComment } = needs
  const comments = commentStore(queries)

  const found = async (id: number) => {
    const comment = await comments.find(id)
    if (!comment) throw new AppError('commentNotFound')
    return comment
  }

  serve(endpoints.backReplyToComment, async ({ body }, { identity: by }) => {
    const { id, client_id: clientId } = body
    const { text: content } = await checkContent(body.content, judge)
    const at = now()
    const reply = await withAdminLock(queries, (transaction) =>
      runOnce(transaction, { kind: 'reply', userId: by.id, clientId, now: at }, () =>
        replyToComment(transaction, { id, by, content, now: at }, effects),
      ),
    )
    if (!reply.isRepeated) countComment()
    const view = { timeZone: await timeZone(), liked: new Set<number>() }
    return { res: wireReply(await found(reply.id), view) }
  })

  serve(endpoints.backUpdateComment, async ({ body }) => {
    const { text: content } = await checkContent(body.content, judge)
    const { id, pictures, content: before } = await found(body.id)
    if (content !== before) {
      await queries
        .transaction()
        .execute((transaction) =>
          commentStore(transaction).change(id, { content, pictures }, now()),
        )
    }
    return true
  })
}
