import { endpoints, type LikeTarget, type Limit } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { takeNetworks } from '../../http/rate-limit.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Limiter } from '../../platform/limiter.ts'
import { type AnyCaller, createLikerIdentity, type LikerNeeds } from './liker-identity.ts'
import type { LikeStore } from './likes.store.ts'

interface Needs extends LikerNeeds {
  readonly likes: LikeStore
  readonly limiter: Limiter
  readonly now: Clock
}

/** Likes of one target by all visitors of a network in a day: a browser can easily change its identity. */
const NETWORK_LIMIT: Limit = { times: 50, windowMs: 86_400_000 }

/** Serves likes. Returns `likedBy`, with which other features find the likes of a caller. */
export const likeRoutes = (serve: Serve, needs: Needs) => {
  const { likes, limiter, now } = needs
  const { findLiker, ensureLiker } = createLikerIdentity(needs)

  const checkNetwork = ({ type, for_id }: LikeTarget, ip: string) =>
    takeNetworks(limiter, {
      name: `like ${type} ${for_id}`,
      ip,
      limit: NETWORK_LIMIT,
      tooOften: 'tooManyLikes',
    })

  serve(endpoints.addLike, async ({ body }, caller) => {
    const liker = await findLiker(caller)
    if ((await likes.likedOf(body.type, [body.for_id], liker)).size > 0) {
      throw new AppError('alreadyLiked')
    }
    if (!caller.identity) await checkNetwork(body, caller.ip)
    await likes.add(body, await ensureLiker(caller), now())
    return true
  })

  serve(endpoints.cancelLike, async ({ body }, caller) => {
    await likes.remove(body, await findLiker(caller))
    return true
  })

  const likedBy = async (
    type: LikeTarget['type'],
    ids: readonly number[],
    caller: AnyCaller,
  ): Promise<ReadonlySet<number>> => likes.likedOf(type, ids, await findLiker(caller))

  serve(endpoints.getIsLike, async ({ body: { type, for_id } }, caller) =>
    (await likedBy(type, [for_id], caller)).has(for_id),
  )

  return { likedBy }
}
