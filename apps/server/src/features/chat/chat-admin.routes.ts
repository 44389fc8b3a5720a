import type { Room } from '@lanting/chat'
import { type ChatMessage, endpoints, ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { dayRange } from '../../http/day-range.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { dateText } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { chatAdminStore } from './chat-admin.store.ts'
import { historyStore } from './chat-history.store.ts'
import { assertDone, writerOf } from './room-writes.ts'

interface Needs {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  readonly room: Pick<Room<Buffer>, 'write' | 'online' | 'muted'>
}

const MINUTE_MS = 60_000

/** Chat administration: messages, online users and mutes. */
export const chatAdminRoutes = (serve: Serve, { queries, timeZone, now, room }: Needs) => {
  const store = chatAdminStore(queries)

  serve(endpoints.backGetChatList, async ({ body }) => {
    const { current, size, content, nick_name, time } = body
    const zone = await timeZone()
    const filter = {
      text: content?.trim() ?? '',
      writer: nick_name?.trim() ?? '',
      created: time ? dayRange('time', time, zone) : undefined,
    }
    const { rows, total } = await store.page(filter, body)
    const list = rows.map(
      ({ created_at, ...row }) =>
        ({ ...row, createdAt: dateText(created_at, zone), createdAtMs: created_at }) as ChatMessage,
    )
    return { current, size, list, total }
  })

  serve(endpoints.getChatEdits, async ({ params: { id } }) => ({
    list: await historyStore(queries, await timeZone()).edits(id),
  }))

  serve(endpoints.pinChatMessage, async ({ body: { id, isPinned } }, { identity }) =>
    assertDone(
      await room.write({ kind: 'pin', by: writerOf(identity), message_id: id, on: isPinned }),
    ),
  )

  serve(endpoints.getOnlineList, async () => {
    const { users, visitors } = room.online()
    return { people: [...users], visitors }
  })

  serve(endpoints.forceOffline, async ({ params: { id } }, { identity }) => {
    const by = { user_id: identity.id, role: identity.role }
    const outcome = await room.write({ kind: 'offline', by, user_id: id })
    if (outcome.kind !== 'refused') return true
    if (outcome.code === 'notOneself') throw new AppError('notOneself')
    throw new AppError(outcome.code === 'notFound' ? 'userNotFound' : 'serverFault')
  })

  serve(endpoints.getMuteList, async () => {
    const rows = await store.mutes(now())
    return { list: rows.map(({ until, ...user }) => ({ ...user, untilMs: until })) }
  })

  serve(endpoints.muteInChat, async ({ body: { user_id, minutes } }) => {
    const role = await store.roleOf(user_id)
    if (role === undefined) throw new AppError('userNotFound')
    if (role === ROLE.administrator) throw new AppError('administratorNotMutable')
    const until = now() + minutes * MINUTE_MS
    await store.mute(user_id, until)
    room.muted(user_id, until)
    return { untilMs: until }
  })

  serve(endpoints.unmuteInChat, async ({ params: { id } }) => {
    if (!(await store.unmute(id, now()))) throw new AppError('muteNotFound')
    room.muted(id, 0)
    return true
  })
}
