import type { Queries } from '../database/open.ts'
import { accountStore } from '../features/accounts/accounts.store.ts'
import { createBlockUsers } from '../features/accounts/block-users.ts'
import { boardStore } from '../features/board/board.store.ts'
import { checkContent } from '../features/comments/write-comment.ts'
import { blocklistRoutes } from '../features/moderation/blocklist.routes.ts'
import { createBlocklistCheck } from '../features/moderation/blocklist.rules.ts'
import { createDecide } from '../features/moderation/decide.ts'
import { heldChatMessages } from '../features/moderation/hold-chat-message.ts'
import { createHoldPost, type HoldingNeeds } from '../features/moderation/hold-post.ts'
import { moderationRoutes } from '../features/moderation/moderation.routes.ts'
import { heldEvent, reportEvent } from '../features/moderation/moderation-events.rules.ts'
import {
  createPublishHeld,
  isComment,
  type Publishers,
} from '../features/moderation/publish-held.ts'
import { type ReplyToHeld, replyToHeldRoutes } from '../features/moderation/reply-to-held.routes.ts'
import { type ReportNeeds, reportRoutes } from '../features/moderation/reports.routes.ts'
import { notify } from '../features/notifications/notify.ts'
import type { Emit } from '../features/outbox/emit.ts'
import { type SettingsStore, settingsStore } from '../features/site/settings.store.ts'
import { keepUserPictures } from '../features/uploads/keep-pictures.ts'
import type { RecordAction } from '../http/record-audit.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import type { Limiter } from '../platform/limiter.ts'

interface Needs {
  readonly queries: Queries
  readonly settings: SettingsStore
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  readonly limiter: Limiter
  readonly publishers: Publishers
  readonly reply: ReplyToHeld['reply']
  readonly reporterOf: ReportNeeds['reporterOf']
  readonly countComment: () => void
  readonly countChatMessages: (count: number) => void
  readonly emit: Emit
  readonly record: RecordAction
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
}

/** Composes blocklist, review queue and reports; returns the checks for new texts. */
export const composeModeration = (serve: Serve, needs: Needs) => {
  const { queries, settings, timeZone, now, publishers } = needs
  const { reporterOf, reply, countComment, countChatMessages } = needs
  const { emit, record, withInvalidation } = needs
  blocklistRoutes(serve, {
    queries,
    readBlocklist: async (source) => (await settingsStore(source).read()).blocklist,
    writeBlocklist: (transaction, blocklist) =>
      settingsStore(transaction).write({ blocklist }, now()),
  })
  const publish = createPublishHeld({
    now,
    publishers,
    findWriter: (transaction, id) => accountStore(transaction).findById(id),
  })
  const block = createBlockUsers({ queries, now, record, withInvalidation })
  const countPublished = ({ kind }: { readonly kind: string }) => {
    if (isComment({ kind })) countComment()
    if (kind === 'chatMessage') countChatMessages(1)
  }
  const decide = createDecide({ queries, now, notify, publish, countPublished, block })
  moderationRoutes(serve, { queries, timeZone, decide })
  const nameOf = async (transaction: Queries, id: number | null) =>
    id === null ? '' : boardStore(transaction).nickNameOf(id)
  reportRoutes(serve, {
    queries,
    now,
    reporterOf,
    emitEvent: async (transaction, { byId, reason }, at) => {
      const name = await nameOf(transaction, byId)
      await emit(transaction, reportEvent({ byId, name, reason }), at)
    },
  })
  const checkBlocklist = async () => createBlocklistCheck((await settings.read()).blocklist)
  const judge = async (text: string) => (await checkBlocklist())(text)
  replyToHeldRoutes(serve, {
    ...{ queries, now, publish, reply, countComment },
    checkContent: async (text) => (await checkContent(text, judge)).text,
  })
  const holding: HoldingNeeds = {
    now,
    limiter: needs.limiter,
    emitHeld: async (transaction, { by, content: text }) => {
      const byId = by?.id ?? null
      const name = await nameOf(transaction, byId)
      await emit(transaction, heldEvent({ byId, name, text }), now())
    },
    keepPictures: (transaction, { id, urls, by }) =>
      keepUserPictures(transaction, { subject: `held:${id}`, urls, by }),
  }
  return {
    checkBlocklist,
    judge,
    hold: createHoldPost({ queries, ...holding }),
    heldChatMessages: heldChatMessages(holding),
  }
}
