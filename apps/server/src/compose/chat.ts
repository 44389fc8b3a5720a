import type { FastifyInstance } from 'fastify'
import { TITLE_SEPARATOR } from '../database/search-index/index-articles.ts'
import { displayText, normalizeText } from '../database/search-index/normalize.ts'
import { nameFault } from '../features/accounts/names/names.store.ts'
import { openChat } from '../features/chat/chat.ts'
import { chatNotifications } from '../features/chat/chat-notifications.rules.ts'
import {
  publishHeldChatMessage,
  type VisitorPorts,
} from '../features/chat/visitor-messages.store.ts'
import { followComments } from '../features/comments/follow-comments.ts'
import type { BlocklistCheck } from '../features/moderation/blocklist.rules.ts'
import type { Publishers } from '../features/moderation/publish-held.ts'
import { visitorCheck } from '../features/moderation/visitor-check.ts'
import { notify } from '../features/notifications/notify.ts'
import { unreadCounts } from '../features/notifications/unread.store.ts'
import { markMatches, parseQuery, type Query } from '../features/search/search.rules.ts'
import type { SettingsStore } from '../features/site/settings.store.ts'
import { keepUserPictures } from '../features/uploads/keep-pictures.ts'
import type { OnChanged } from '../http/cache/invalidate-tables.ts'
import type { Identify } from '../http/caller.ts'
import type { RecordAction } from '../http/record-audit.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Platform } from '../platform/open.ts'

interface Needs {
  readonly platform: Pick<Platform, 'bus' | 'database' | 'limiter' | 'now'>
  readonly publicUrl: string
  readonly trustedProxyHops: number
  readonly identify: Identify
  readonly timeZone: () => Promise<string>
  readonly checkBlocklist: () => Promise<BlocklistCheck>
  readonly settings: SettingsStore
  readonly heldChatMessages: VisitorPorts['held']
  readonly countMessages: (count: number) => void
  readonly record: RecordAction
  readonly onChanged: OnChanged
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
}

/** A chat message has no title, which stands behind the text of an article. */
const markChatText = (query: Query, text: string) => {
  const display_text = `${displayText(text)}${TITLE_SEPARATOR}`
  return markMatches(query, { display_text, normalized_text: normalizeText(display_text) }).excerpt
}

/** Publishes the held chat message of a visitor. */
export const publishChatMessage: Publishers['chatMessage'] = (transaction, post) =>
  publishHeldChatMessage(transaction, post, { nameFault })

/** Composes the chat room with unread notifications, new comments, blocklist and pictures. */
export const composeChat = async (app: FastifyInstance, serve: Serve, needs: Needs) => {
  const { platform, publicUrl, trustedProxyHops, identify, timeZone } = needs
  const { checkBlocklist, settings, countMessages, record, onChanged, withInvalidation } = needs
  const { database, now } = platform
  const room = await openChat(app, serve, {
    platform,
    publicUrl,
    trustedProxyHops,
    identify,
    timeZone,
    checkBlocklist,
    rules: async () => {
      const { chat_rules, chat_visitors: visitors } = await settings.read()
      return { ...chat_rules, visitors }
    },
    checkVisitor: visitorCheck(platform.limiter),
    visitors: { nameFault, held: needs.heldChatMessages },
    saveRules: (chat_rules) => settings.write({ chat_rules }, now()),
    countMessages,
    record,
    onChanged,
    notifyAddressed: (messages) =>
      withInvalidation(async () => {
        for (const notification of messages.flatMap(chatNotifications)) {
          await notify(database.queries, notification, now())
        }
      }),
    search: { parse: parseQuery, mark: markChatText },
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
    onAdded: room.commentAdded,
    onError: (error) => app.log.error(error),
  })
  return room
}
