import type { Room } from '@lanting/chat'
import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { eventStore } from './chat-events.store.ts'
import { assertDone, writerOf } from './room-writes.ts'

interface Needs {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly write: Room<Buffer>['write']
}


export const chatRoutes = (serve: Serve, { queries, timeZone, write }: Needs) => {
  serve(endpoints.getChatList, async ({ body: { size, last_id } }) => {
    const zone = await timeZone()
    const store = eventStore(queries)
    const list = await store.page(size, last_id || undefined, zone)
    return last_id ? { list } : { list, pinned: await store.pinned(zone) }
  })

  serve(endpoints.recallChatMessage, async ({ params: { id } }, { identity }) =>
    assertDone(await write({ kind: 'revert', by: writerOf(identity), message_id: id })),
  )

  serve(endpoints.clearChat, async (_, { identity }) =>
    assertDone(await write({ kind: 'clear', by: writerOf(identity) })),
  )
}
