import type { Outcome, Room } from '@lanting/chat'
import { endpoints } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { eventStore } from './chat-events.store.ts'

interface Needs {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly write: Room<Buffer>['write']
}

const ERRORS = { notFound: 'chatMessageNotFound', notYours: 'notYours' } as const

/** Throws the API error of a refusal. */
const assertDone = (outcome: Outcome) => {
  if (outcome.kind !== 'refused') return true
  const { code } = outcome
  throw new AppError(code === 'notFound' || code === 'notYours' ? ERRORS[code] : 'serverFault')
}

const writerOf = ({ id, role }: Identity) => ({ user_id: id, role })

export const chatRoutes = (serve: Serve, { queries, timeZone, write }: Needs) => {
  serve(endpoints.getChatList, async ({ body: { size, last_id } }) => ({
    list: await eventStore(queries).page(size, last_id || undefined, await timeZone()),
  }))

  serve(endpoints.recallChatMessage, async ({ params: { id } }, { identity }) =>
    assertDone(await write({ kind: 'revert', by: writerOf(identity), message_id: id })),
  )

  serve(endpoints.clearChat, async (_, { identity }) =>
    assertDone(await write({ kind: 'clear', by: writerOf(identity) })),
  )
}
