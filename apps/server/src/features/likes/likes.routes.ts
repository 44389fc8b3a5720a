import {
  endpoints,
  type LikeTarget,
  type Limit,
  REACTION_TYPE,
  REACTIONS,
  type Reaction,
} from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import { takeNetworks } from '../../http/rate-limit.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Limiter } from '../../platform/limiter.ts'
import { alreadyLiked, REACTION_TYPES, type StoredTarget } from './like-target.ts'
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

  const checkNetwork = ({ type, for_id }: StoredTarget, ip: string) =>
    takeNetworks(limiter, {
      name: `like ${type} ${for_id}`,
      ip,
      limit: NETWORK_LIMIT,
      tooOften: 'tooManyLikes',
    })

  const add = async (target: StoredTarget, caller: AnyCaller) => {
    const liker = await findLiker(caller)
    if ((await likes.likesOf([target.type], [target.for_id], liker)).length > 0) {
      throw alreadyLiked(target)
    }
    if (!caller.identity) await checkNetwork(target, caller.ip)
    await likes.add(target, await ensureLiker(caller), now())
    return true
  }

  const remove = async (target: StoredTarget, caller: AnyCaller) => {
    await likes.remove(target, await findLiker(caller))
    return true
  }

  serve(endpoints.addLike, ({ body }, caller) => add(body, caller))
  serve(endpoints.cancelLike, ({ body }, caller) => remove(body, caller))

  const likedBy = async (
    type: LikeTarget['type'],
    ids: readonly number[],
    caller: AnyCaller,
  ): Promise<ReadonlySet<number>> => {
    const rows = await likes.likesOf([type], ids, await findLiker(caller))
    return new Set(rows.map(({ for_id }) => for_id))
  }

  serve(endpoints.getIsLike, async ({ body: { type, for_id } }, caller) =>
    (await likedBy(type, [for_id], caller)).has(for_id),
  )

  const reactionTo = ({ for_id, reaction }: { for_id: number; reaction: Reaction }) => ({
    type: REACTION_TYPE[reaction],
    for_id,
  })

  serve(endpoints.addReaction, ({ body }, caller) => add(reactionTo(body), caller))
  serve(endpoints.cancelReaction, ({ body }, caller) => remove(reactionTo(body), caller))

  serve(endpoints.getReactions, async ({ body: { id } }, caller) => {
    if (!(await likes.isPublicArticle(id))) throw new AppError('likeTargetNotFound')
    const rows = await likes.likesOf(REACTION_TYPES, [id], await findLiker(caller))
    const types = new Set(rows.map(({ type }) => type))
    return {
      counts: await likes.reactionCounts(id),
      own: REACTIONS.filter((reaction) => types.has(REACTION_TYPE[reaction])),
    }
  })

  return { likedBy }
}
