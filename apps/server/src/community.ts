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
import { composeBoardAndLinks } from './board-and-links.ts'
import type { Queries } from './database/open.ts'
import { boardStore } from './features/board/board.store.ts'
import { commentRoutes } from './features/comments/comments.routes.ts'
import type { Telling } from './features/comments/write-comment.ts'
import {
  type AnyCaller,
  createLikerIdentity,
  type LikerNeeds,
} from './features/likes/liker-identity.ts'
import { likeRoutes } from './features/likes/likes.routes.ts'
import { likeStore } from './features/likes/likes.store.ts'
import { reportRoutes } from './features/moderation/reports.routes.ts'
import { visitorCheck } from './features/moderation/visitor-check.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { notify } from './features/notifications/notify.ts'
import type { Emit } from './features/outbox/emit.ts'
import type { SettingsStore } from './features/site/settings.store.ts'
import type { KeptPictures } from './features/uploads/picture-uses.store.ts'
import { AppError } from './http/app-error.ts'
import type { RecordAction } from './http/record-audit.ts'
import type { Serve } from './http/serve-endpoint.ts'
import { composeModeration } from './keeping-order.ts'
import type { Clock } from './platform/clock.ts'
import type { Limiter } from './platform/limiter.ts'
import { composeTalksAndAlbums } from './talks-and-albums.ts'

interface Needs extends Pick<LikerNeeds, 'dayName'> {
  readonly queries: Queries
  readonly limiter: Limiter
  readonly settings: SettingsStore
  readonly timeZone: () => Promise<string>
  readonly now: Clock
  /** Signs the names of visitors who like something. */
  readonly secret: string
  readonly https: boolean
  readonly countComment: () => void
  readonly emit: Emit
  readonly record: RecordAction
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
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
const QUEUE = '/admin/moderation'

/** What people leave for each other: likes, comments, talks, the board, links, notifications. */
export const composeCommunity = (serve: Serve, needs: Needs) => {
  const { queries, limiter, settings, timeZone, now } = needs
  const { secret, https, dayName, countComment, emit } = needs
  const { likedBy } = likeRoutes(serve, {
    ...{ likes: likeStore(queries), limiter, secret, now, https, dayName },
  })
  const { ensureLiker } = createLikerIdentity({ secret, https, dayName })
  const reporterOf = async (caller: AnyCaller) => {
    const liker = await ensureLiker(caller)
    return 'user_id' in liker ? liker : { visitor: liker.visitor }
  }
  const likedOf = (type: LikeTarget['type']) => (caller: AnyCaller, ids: readonly number[]) =>
    likedBy(type, ids, caller)
  const telling: Telling = {
    notify,
    emitEvent: (transaction, { target, ...written }, at) =>
      emit(transaction, { ...written, path: PATH_OF[target.type](target.for_id) }, at),
  }
  const { checkBlocklist, hold } = composeModeration(serve, { ...needs, telling })
  const judge = async (text: string) => (await checkBlocklist())(text)
  notificationRoutes(serve, { queries, timeZone, now })
  commentRoutes(serve, {
    ...{ queries, timeZone, now, telling, judge, hold, countComment },
    likedComments: (ids, caller) => likedBy(LIKE_TYPE.comment, ids, caller),
  })
  reportRoutes(serve, {
    ...{ queries, now, reporterOf },
    emitEvent: async (transaction, { byId, reason }, at) => {
      const name = byId === null ? '' : await boardStore(transaction).nickNameOf(byId)
      const said = { name, title: '', text: reason, path: QUEUE }
      await emit(transaction, { kind: 'report', byId, ...said }, at)
    },
  })
  composeBoardAndLinks(serve, {
    ...{ queries, now, timeZone, judge, hold, emit },
    holdsVisitors: async () => (await settings.read()).hold_visitors,
    likedBy: likedOf(LIKE_TYPE.boardMessage),
    checkVisitor: visitorCheck(limiter),
    textPreparer: async () => {
      const judged = await checkBlocklist()
      // What is to be held waits for a review in any case.
      return (text) => {
        const { verdict, text: kept } = judged(reducedMarkup(text))
        if (verdict === 'refuse') throw new AppError('wordRefused')
        return kept
      }
    },
  })
  const { albums } = composeTalksAndAlbums(serve, { ...needs, likedBy: likedOf(LIKE_TYPE.talk) })
  return { albums, checkBlocklist }
}
