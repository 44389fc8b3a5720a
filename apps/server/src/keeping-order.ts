import { noteNeeds } from './board-and-links.ts'
import type { Queries } from './database/open.ts'
import { accountStore } from './features/accounts/accounts.store.ts'
import { createBlockUsers } from './features/accounts/block-users.ts'
import type { HeldNote } from './features/board/board.routes.ts'
import { changeNote, writeNote } from './features/board/write-note.ts'
import { type HeldComment, publishComment } from './features/comments/published-comments.ts'
import type { Telling } from './features/comments/write-comment.ts'
import { blocklistRoutes } from './features/moderation/blocklist.routes.ts'
import { judgeBy } from './features/moderation/blocklist.rules.ts'
import { createDecide } from './features/moderation/decide.ts'
import type { HeldRow } from './features/moderation/held-posts.store.ts'
import { createHoldPost } from './features/moderation/hold-post.ts'
import { moderationRoutes } from './features/moderation/moderation.routes.ts'
import { notify } from './features/notifications/notify.ts'
import type { Emit } from './features/outbox/emit.ts'
import { type SettingsStore, settingsStore } from './features/site/settings.store.ts'
import { keepPictures } from './features/uploads/picture-uses.store.ts'
import { AppError } from './http/app-error.ts'
import type { RecordAction } from './http/record-audit.ts'
import type { Serve } from './http/serve-endpoint.ts'
import type { Clock } from './platform/clock.ts'

interface Needs {
  readonly queries: Queries
  readonly settings: SettingsStore
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  readonly countComment: () => void
  readonly telling: Telling
  readonly emit: Emit
  readonly record: RecordAction
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
}

/** Writes what was held by the function that writes any other, in its writer's name. */
const publishing =
  ({ now, telling, emit }: Pick<Needs, 'now' | 'telling' | 'emit'>) =>
  async (transaction: Queries, { kind, user_id, body, created_at }: HeldRow): Promise<void> => {
    const writer = user_id === null ? undefined : await accountStore(transaction).findById(user_id)
    const at = now()
    if (kind === 'boardMessage') {
      const { draft } = JSON.parse(body) as HeldNote
      return writeNote(transaction, { draft, by: writer, now: at }, noteNeeds(now, emit))
    }
    if (!writer) throw new AppError('userNotFound')
    if (kind === 'boardChange') {
      const { draft, id = 0 } = JSON.parse(body) as HeldNote
      const change = { draft, by: writer, now: created_at, hasWaited: true }
      return changeNote(transaction, id, change, noteNeeds(now, emit))
    }
    const comment = JSON.parse(body) as HeldComment
    return publishComment(transaction, comment, { by: writer, now: at, telling })
  }

/** Words that are not wanted, what waits for a look, and what administrators decide on. */
export const composeModeration = (serve: Serve, needs: Needs) => {
  const { queries, settings, timeZone, now, countComment } = needs
  blocklistRoutes(serve, {
    queries,
    readWords: async (asked) => (await settingsStore(asked).read()).blocklist,
    writeWords: (transaction, blocklist) => settingsStore(transaction).write({ blocklist }, now()),
  })
  const decide = createDecide({
    queries,
    now,
    notify,
    publish: publishing(needs),
    onPublished: ({ kind }) => (kind === 'comment' || kind === 'reply') && countComment(),
    block: createBlockUsers(needs),
  })
  moderationRoutes(serve, { queries, timeZone, decide })
  return {
    /** How texts are judged at this moment. */
    checkBlocklist: async () => judgeBy((await settings.read()).blocklist),
    hold: createHoldPost({
      queries,
      now,
      keepPicture: (transaction, { id, url, by }) =>
        keepPictures(transaction, { subject: `held:${id}`, urls: [url], by, others: 'refused' }),
    }),
  }
}
