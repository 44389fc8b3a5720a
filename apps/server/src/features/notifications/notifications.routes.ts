import { endpoints, type Language, type Notification } from '@lanting/contract'
import { type Copy, copies } from '@lanting/copy'
import type { Queries } from '../../database/open.ts'
import { runOnce } from '../../database/run-once.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import { dayRange } from '../../http/day-range.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { announcementStore } from './announcements.store.ts'
import { notificationStore } from './notifications.store.ts'
import { sentNotifications } from './sent.store.ts'

interface Needs {
  readonly queries: Queries
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  /** Returns the messages of comments as they are now; those of deleted ones are missing. */
  readonly commentMessages: (
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, (copy: Copy) => string>>
}

interface NotificationRow {
  readonly message: string
  readonly message_en: string | null
  readonly comment_id: number | null
  readonly type: number
  readonly is_view: number
  readonly created_at: number
  readonly updated_at: number
}

const wireNotification = <R extends NotificationRow>(
  { message_en: _, is_view, ...row }: R,
  zone: string,
) => ({
  ...row,
  type: row.type as Notification['type'],
  isView: is_view as Notification['isView'],
  ...wireTimes(row, zone),
})

export const notificationRoutes = (serve: Serve, needs: Needs) => {
  const { queries, timeZone, now, commentMessages } = needs
  const of = ({ id }: Identity) => notificationStore(queries, id)

  /** A notification of a comment follows it: an edit changes the words, and a deletion takes them. */
  const withMessages = async <R extends NotificationRow>(
    rows: readonly R[],
    language: Language,
  ) => {
    const messages = await commentMessages(rows.flatMap(({ comment_id }) => comment_id ?? []))
    const copy = copies[language]
    const messageOf = ({ comment_id, message, message_en }: R) => {
      if (comment_id !== null) return messages.get(comment_id)?.(copy) ?? copy.notifications.gone
      return language === 'en' ? (message_en ?? message) : message
    }
    return rows.map((row) => ({ ...row, message: messageOf(row) }))
  }

  serve(endpoints.getNotifyList, async ({ body: { current, size } }, { identity, language }) => {
    const { rows, ...counters } = await of(identity).page({ current, size })
    const zone = await timeZone()
    const list = (await withMessages(rows, language)).map((row) => wireNotification(row, zone))
    return { current, size, list, ...counters }
  })

  serve(endpoints.backGetNotifyList, async ({ body }, { language }) => {
    const { current, size, nick_name, message, type, isView, time } = body
    const zone = await timeZone()
    const filter = {
      receiver: nick_name?.trim() ?? '',
      text: message?.trim() ?? '',
      type: type ?? undefined,
      isView: isView ?? undefined,
      created: time ? dayRange('time', time, zone) : undefined,
    }
    const { rows, total } = await sentNotifications(queries, filter, body)
    const list = (await withMessages(rows, language)).map((row) => wireNotification(row, zone))
    return { current, size, list, total }
  })

  serve(endpoints.getReceiverCount, async (_, { identity }) => ({
    users: await announcementStore(queries, identity.id).count(),
  }))

  serve(endpoints.addAnnouncement, async ({ body }, { identity }) => {
    const { message, client_id: clientId } = body
    const submission = { kind: 'announcement', userId: identity.id, clientId, now: now() }
    const { id: sent } = await queries
      .transaction()
      .execute((transaction) =>
        runOnce(transaction, submission, () =>
          announcementStore(transaction, identity.id).send(message.trim(), now()),
        ),
      )
    return { sent }
  })

  serve(endpoints.readNotification, async ({ params: { id } }, { identity }) => {
    if (!(await of(identity).read(id, now()))) throw new AppError('notificationNotFound')
    return true
  })

  serve(endpoints.readAllNotifications, async (_, { identity }) => {
    await of(identity).readAll(now())
    return true
  })

  serve(endpoints.deleteNotification, async ({ params: { id } }, { identity }) => {
    const res = await of(identity).remove(id)
    if (res === 0) throw new AppError('notificationNotFound')
    return { res }
  })
}
