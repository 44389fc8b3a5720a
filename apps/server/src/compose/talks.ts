import type { Queries } from '../database/open.ts'
import { talkAdminRoutes } from '../features/talks/talk-admin.routes.ts'
import { type TalkNeeds, talkRoutes } from '../features/talks/talks.routes.ts'
import { talkStore } from '../features/talks/talks.store.ts'
import { keepAdminPictures } from '../features/uploads/keep-pictures.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../platform/clock.ts'

interface Needs {
  readonly queries: Queries
  readonly now: Clock
  readonly timeZone: () => Promise<string>
  readonly likedBy: TalkNeeds['likedBy']
}

/** Composes talks for visitors and for the admin. */
export const composeTalks = (serve: Serve, { queries, now, timeZone, likedBy }: Needs) => {
  talkRoutes(serve, { store: talkStore(queries), timeZone, likedBy })
  talkAdminRoutes(serve, { queries, now, timeZone, keepPictures: keepAdminPictures })
}
