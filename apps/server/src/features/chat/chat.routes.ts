import type { Room } from '@lanting/chat'
import { endpoints, SHOWN } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { historyStore } from './chat-history.store.ts'
import { type ChatQuery, findMessages, type SearchRules } from './chat-search.ts'
import { createRecentWriters } from './chat-writers.store.ts'
import { assertDone, writerOf } from './room-writes.ts'

interface Needs<Q extends ChatQuery> {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly write: Room<Buffer>['write']
  readonly search: SearchRules<Q>
  readonly now: Clock
}

/** Messages on each side of the one in the middle. */
const AROUND = 20

export const chatRoutes = <Q extends ChatQuery>(serve: Serve, needs: Needs<Q>) => {
  const { queries, timeZone, write, search, now } = needs
  const recentWriters = createRecentWriters(queries, now)
  const history = async () => historyStore(queries, await timeZone())

  serve(endpoints.getChatList, async ({ body: { size, last_id, after_id } }) => {
    const store = await history()
    if (after_id) return { list: await store.page({ size, after: after_id }) }
    const list = await store.page({ size, before: last_id || undefined })
    return last_id ? { list } : { list, pinned: await store.pinned() }
  })

  serve(endpoints.getChatAround, async ({ body: { id: asked, atMs } }) => {
    const store = await history()
    const id = asked ?? (atMs === undefined ? undefined : await store.firstSince(atMs))
    if (id === undefined) throw new AppError('chatMessageNotFound')
    const older = await store.page({ size: AROUND + 1, before: id })
    const newer = await store.page({ size: AROUND + 2, after: id - 1 })
    if (newer[0]?.id !== id) throw new AppError('chatMessageNotFound')
    return {
      id,
      list: [...older.slice(-AROUND), ...newer.slice(0, AROUND + 1)],
      hasOlder: older.length > AROUND,
      hasNewer: newer.length > AROUND + 1,
    }
  })

  serve(endpoints.searchChat, async ({ body: { text, last_id } }) =>
    findMessages(queries, search, { text, before: last_id, zone: await timeZone() }),
  )

  serve(endpoints.getChatMentions, async ({ body: { last_id } }, { identity }) => {
    const size = SHOWN.chatSearch
    const list = await (await history()).mentioning(identity.id, last_id, size + 1)
    return { list: list.slice(0, size), hasMore: list.length > size }
  })

  serve(endpoints.getChatWriters, async () => ({ list: await recentWriters() }))

  serve(endpoints.recallChatMessage, async ({ params: { id } }, { identity }) =>
    assertDone(await write({ kind: 'revert', by: writerOf(identity), message_id: id })),
  )

  serve(endpoints.clearChat, async (_, { identity }) =>
    assertDone(await write({ kind: 'clear', by: writerOf(identity) })),
  )
}
