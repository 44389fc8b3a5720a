import { LIKE_TYPE } from '@lanting/contract'
import type { Queries } from './database/open.ts'
import { commentRoutes } from './features/comments/comments.routes.ts'
import { likeRoutes } from './features/likes/likes.routes.ts'
import { likeStore } from './features/likes/likes.store.ts'
import { maskWords } from './features/moderation/mask-words.rules.ts'
import { reportRoutes } from './features/moderation/reports.routes.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { notify } from './features/notifications/notify.ts'
import type { SettingsStore } from './features/site/settings.store.ts'
import type { Serve } from './http/serve-endpoint.ts'
import type { Clock } from './platform/clock.ts'

interface Needs {
  readonly queries: Queries
  readonly settings: SettingsStore
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  /** Signs the names of visitors who like something. */
  readonly secret: string
  readonly https: boolean
}

/** What visitors and users leave for each other: likes, comments, notifications, reports. */
export const communityRoutes = (serve: Serve, needs: Needs) => {
  const { queries, settings, timeZone, now, secret, https } = needs
  const { likedBy } = likeRoutes(serve, { likes: likeStore(queries), secret, now, https })
  notificationRoutes(serve, { queries, timeZone, now })
  commentRoutes(serve, {
    ...{ queries, timeZone, now, notify },
    maskWords: async (text) => maskWords(text, (await settings.read()).masked_words),
    likedComments: (ids, caller) => likedBy(LIKE_TYPE.comment, ids, caller),
  })
  reportRoutes(serve, { queries, now })
}
