import { type AdminComment, endpoints, type QueueItem } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import { dayRange } from '../../http/day-range.ts'
import type { Caller, Serve } from '../../http/serve-endpoint.ts'
import { dateText } from '../../http/times.ts'
import type { Decide, Moderator } from './decide.ts'
import { postLists } from './post-lists.store.ts'
import { postStore } from './posts.store.ts'
import { queueStore } from './queue.store.ts'

interface Needs {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly decide: Decide
}

const moderatorOf = ({ identity: { id }, requestId }: Caller<Identity>): Moderator => ({
  id,
  requestId,
})

const trimmed = (text: string | null | undefined) => text?.trim() ?? ''

/** Serves the review queue, the lists of posts, and decisions about them. */
export const moderationRoutes = (serve: Serve, { queries, timeZone, decide }: Needs) => {
  const queue = queueStore(queries)
  const lists = postLists(queries)
  const moment = (created_at: number, zone: string) => ({
    createdAt: dateText(created_at, zone),
    createdAtMs: created_at,
  })

  serve(endpoints.getQueue, async ({ body }) => {
    const { current, size, source, content, nick_name, order = 'new' } = body
    const filter = {
      source: source ?? undefined,
      text: trimmed(content),
      author: trimmed(nick_name),
      order,
    }
    const total = await queue.total(filter)
    const [rows, zone] = await Promise.all([queue.page(filter, body, total), timeZone()])
    const list = rows.map(({ at, ...row }) => ({ ...row, ...moment(at, zone) }) as QueueItem)
    return { current, size, list, total }
  })

  serve(endpoints.decide, ({ body: { decision, items } }, caller) =>
    decide(decision, items, moderatorOf(caller)),
  )

  serve(endpoints.backGetCommentList, async ({ body }) => {
    const { current, size, content, from_name, to_name, time } = body
    const zone = await timeZone()
    const filter = {
      text: trimmed(content),
      author: trimmed(from_name),
      repliedTo: trimmed(to_name),
      created: time ? dayRange('time', time, zone) : undefined,
    }
    const { rows, total } = await lists.comments(filter, body)
    const list = rows.map(
      ({ created_at, pictures, ...row }) =>
        ({ ...row, pictures: JSON.parse(pictures), ...moment(created_at, zone) }) as AdminComment,
    )
    return { current, size, list, total }
  })

  serve(endpoints.backDeleteComment, async ({ params: { id, parent_id } }, caller) => {
    const [found] = await postStore(queries).parentsOf([id])
    if (!found || (found.parent_id ?? 0) !== parent_id) throw new AppError('commentNotFound')
    const items = [{ source: 'written', kind: 'comment', id }] as const
    return { res: (await decide('remove', items, moderatorOf(caller))).done }
  })

  serve(endpoints.backGetMessageList, async ({ body }) => {
    const { current, size, message, nick_name, time } = body
    const zone = await timeZone()
    const filter = {
      text: trimmed(message),
      author: trimmed(nick_name),
      created: time ? dayRange('time', time, zone) : undefined,
    }
    const { rows, total } = await lists.boardMessages(filter, body)
    const list = rows.map(({ created_at, ...row }) => ({ ...row, ...moment(created_at, zone) }))
    return { current, size, list, total }
  })

  serve(endpoints.backDeleteMessages, async ({ body: { idList } }, caller) => {
    const items = idList.map((id) => ({ source: 'written', kind: 'boardMessage', id }) as const)
    const { done } = await decide('remove', items, moderatorOf(caller))
    if (done === 0) throw new AppError('boardMessageNotFound')
    return done
  })
}
