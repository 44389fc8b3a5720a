import type { LikeTarget } from '@lanting/contract'
import type { Queries } from '../database/open.ts'
import {
  type AnyCaller,
  createLikerIdentity,
  type LikerNeeds,
} from '../features/likes/liker-identity.ts'
import { likeRoutes } from '../features/likes/likes.routes.ts'
import { likeStore } from '../features/likes/likes.store.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import type { Limiter } from '../platform/limiter.ts'

interface Needs extends LikerNeeds {
  readonly queries: Queries
  readonly limiter: Limiter
  readonly now: Clock
}

/** Composes likes; returns who has liked something, and the identity that reports share with likes. */
export const composeLikes = (serve: Serve, needs: Needs) => {
  const { queries, limiter, now, secret, https, dayVisitor } = needs
  const likes = likeStore(queries)
  const { likedBy } = likeRoutes(serve, { likes, limiter, now, secret, https, dayVisitor })
  const { ensureLiker } = createLikerIdentity({ secret, https, dayVisitor })
  return {
    likedOf: (type: LikeTarget['type']) => (caller: AnyCaller, ids: readonly number[]) =>
      likedBy(type, ids, caller),
    reporterOf: async (caller: AnyCaller) => {
      const liker = await ensureLiker(caller)
      return 'user_id' in liker ? liker : { visitor: liker.visitor }
    },
  }
}
