import {
  articlePath,
  COMMENT_TYPE,
  type CommentType,
  LIKE_TYPE,
  type LikeTarget,
  messagePath,
  reducedMarkup,
  talkPath,
} from '@lanting/contract'
import { openBoardAndLinks } from './board-and-links.ts'
import type { Queries } from './database/open.ts'
import { boardStore } from './features/board/board.store.ts'
import { commentRoutes } from './features/comments/comments.routes.ts'
import type { Hear } from './features/hearing/hear.ts'
import type { AnyCaller } from './features/likes/likers.ts'
import { likeRoutes } from './features/likes/likes.routes.ts'
import { likeStore } from './features/likes/likes.store.ts'
import { maskWords } from './features/moderation/mask-words.rules.ts'
import { reportRoutes } from './features/moderation/reports.routes.ts'
import { visitorCheck } from './features/moderation/visitor-check.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { notify } from './features/notifications/notify.ts'
import type { SettingsStore } from './features/site/settings.store.ts'
import type { KeptPictures } from './features/uploads/picture-uses.store.ts'
import type { Serve } from './http/serve-endpoint.ts'
import type { Clock } from './platform/clock.ts'
import type { Limiter } from './platform/limiter.ts'
import { openTalksAndAlbums } from './talks-and-albums.ts'

interface Needs {
  readonly queries: Queries
  readonly limiter: Limiter
  readonly settings: SettingsStore
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  /** Signs the names of visitors who like something. */
  readonly secret: string
  readonly https: boolean
  readonly hear: Hear
  readonly keepPictures: (
    transaction: Queries,
    shown: Omit<KeptPictures, 'others'>,
  ) => Promise<void>
}

const PATH_OF: Readonly<Record<CommentType, (id: number) => string>> = {
  [COMMENT_TYPE.article]: articlePath,
  [COMMENT_TYPE.talk]: talkPath,
  [COMMENT_TYPE.boardMessage]: messagePath,
}
/** Where reports are decided. */
const DESK = '/admin'

/** What people leave for each other: likes, comments, talks, the board, links, notifications. */
export const communityRoutes = (serve: Serve, needs: Needs) => {
  const { queries, limiter, settings, timeZone, now, secret, https, hear } = needs
  const { likedBy } = likeRoutes(serve, { likes: likeStore(queries), secret, now, https })
  const likedOf = (type: LikeTarget['type']) => (caller: AnyCaller, ids: readonly number[]) =>
    likedBy(type, ids, caller)
  /** How the words of the list are hidden at this moment. */
  const wordMask = async () => {
    const { masked_words } = await settings.read()
    return (text: string) => maskWords(text, masked_words)
  }
  notificationRoutes(serve, { queries, timeZone, now })
  commentRoutes(serve, {
    ...{ queries, timeZone, now, notify },
    tellOutside: (transaction, { target, ...written }, at) =>
      hear(transaction, { ...written, path: PATH_OF[target.type](target.for_id) }, at),
    maskWords: async (text) => (await wordMask())(text),
    likedComments: (ids, caller) => likedBy(LIKE_TYPE.comment, ids, caller),
  })
  reportRoutes(serve, {
    ...{ queries, now },
    tellOutside: async (transaction, { byId, reason }, at) => {
      const name = await boardStore(transaction).nickNameOf(byId)
      const said = { name, title: '', text: reason, path: DESK }
      await hear(transaction, { kind: 'report', byId, ...said }, at)
    },
  })
  openBoardAndLinks(serve, {
    ...{ queries, now, timeZone, hear },
    likedBy: likedOf(LIKE_TYPE.boardMessage),
    checkVisitor: visitorCheck(limiter),
    textPreparer: async () => {
      const mask = await wordMask()
      return (text) => mask(reducedMarkup(text))
    },
  })
  const { albums } = openTalksAndAlbums(serve, { ...needs, likedBy: likedOf(LIKE_TYPE.talk) })
  return { albums, wordMask }
}
