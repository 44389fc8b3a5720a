import type { FastifyInstance } from 'fastify'
import { openChat } from '../features/chat/chat.ts'
import { followComments } from '../features/comments/follow-comments.ts'
import type { BlocklistCheck } from '../features/moderation/blocklist.rules.ts'
import { unreadCounts } from '../features/notifications/unread.store.ts'
import type { SettingsStore } from '../features/site/settings.store.ts'
import { keepUserPictures } from '../features/uploads/keep-pictures.ts'
import type { OnChanged } from '../http/cache/invalidate-tables.ts'
import type { Identify } from '../http/caller.ts'
import type { RecordAction } from '../http/record-audit.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Platform } from '../platform/open.ts'

interface Needs extends Pick<Platform, 'bus' | 'database' | 'limiter' | 'now'> {
  readonly publicUrl: string
  readonly trustedProxyHops: number
  readonly identify: Identify
  readonly timeZone: () => Promise<string>
  readonly checkBlocklist: () => Promise<BlocklistCheck>
  readonly settings: SettingsStore
  readonly countMessages: (count: number) => void
  readonly record: RecordAction
  readonly onChanged: OnChanged
}

/** Composes the chat room with unread notifications, new comments, blocklist and pictures. */
export const composeChat = async (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { bus, database, limiter, now, publicUrl, trustedProxyHops, identify, timeZone } = needs
  const { checkBlocklist, settings, countMessages, record, onChanged } = needs
  const { commentAdded } = await openChat(app, serve, {
    platform: { bus, database, limiter, now },
    publicUrl,
    trustedProxyHops,
    identify,
    timeZone,
    checkBlocklist,
    rules: async () => (await settings.read()).chat_rules,
    saveRules: (chat_rules) => settings.write({ chat_rules }, now()),
    countMessages,
    record,
    onChanged,
    unread: (userIds) => unreadCounts(database.queries, userIds),
    keepPicture: (transaction, { messageId, url, by: { user_id: id, role } }) =>
      keepUserPictures(transaction, {
        subject: `chat:${messageId}`,
        urls: [url],
        by: { id, role },
      }),
  })
  await followComments({
    queries: database.queries,
    onChanged,
    onAdded: commentAdded,
    onError: (error) => app.log.error(error),
  })
}
