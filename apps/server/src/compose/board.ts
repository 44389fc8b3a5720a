import { copies } from '@lanting/copy'
import type { Queries } from '../database/open.ts'
import { type BoardNeeds, boardRoutes } from '../features/board/board.routes.ts'
import { boardEvent, boardNotification } from '../features/board/board-events.rules.ts'
import { publishHeldChange, publishHeldMessage } from '../features/board/publish-held-message.ts'
import type { BoardMessageNeeds } from '../features/board/save-board-message.ts'
import type { Publishers } from '../features/moderation/publish-held.ts'
import { visitorCheck } from '../features/moderation/visitor-check.ts'
import { notify } from '../features/notifications/notify.ts'
import type { Emit } from '../features/outbox/emit.ts'
import { type SettingsStore, settingsStore } from '../features/site/settings.store.ts'
import { keepUserPictures } from '../features/uploads/keep-pictures.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import type { Limiter } from '../platform/limiter.ts'

interface WritingNeeds {
  readonly now: Clock
  readonly emit: Emit
}

/** Composes the writing of board messages, and the publishing of held ones. */
export const composeBoardWriting = ({ now, emit }: WritingNeeds) => {
  const writing: BoardMessageNeeds = {
    visitorPrefix: async (transaction) => {
      const { language } = await settingsStore(transaction).read()
      return copies[language].serverTexts.boardVisitor
    },
    keepPicture: (transaction, { id, url, by }) =>
      keepUserPictures(transaction, { subject: `board:${id}`, urls: [url], by }),
    notifyOwner: async (transaction, message) => {
      await emit(transaction, boardEvent(message), now())
      const { owner_id } = await settingsStore(transaction).read()
      await notify(transaction, boardNotification(message, owner_id), now())
    },
  }
  const publishMessage: Publishers['boardMessage'] = (transaction, post) =>
    publishHeldMessage(transaction, post, writing)
  const publishChange: Publishers['boardChange'] = (transaction, post) =>
    publishHeldChange(transaction, post, writing)
  return { writing, publishMessage, publishChange }
}

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  readonly writing: BoardMessageNeeds
  readonly judge: BoardNeeds['judge']
  readonly hold: BoardNeeds['hold']
  readonly settings: SettingsStore
  readonly limiter: Limiter
  readonly likedBy: BoardNeeds['likedBy']
}

/** Composes the message board. */
export const composeBoard = (serve: Serve, needs: Needs) => {
  const { queries, now, timeZone, judge, hold, settings, limiter, likedBy } = needs
  const { visitorPrefix, keepPicture, notifyOwner } = needs.writing
  boardRoutes(serve, {
    queries,
    now,
    timeZone,
    judge,
    hold,
    holdsVisitors: async () => (await settings.read()).hold_visitors,
    checkVisitor: visitorCheck(limiter),
    likedBy,
    visitorPrefix,
    keepPicture,
    notifyOwner,
  })
}
