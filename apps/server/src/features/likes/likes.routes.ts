import { endpoints, type LikeTarget } from '@lanting/contract'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { type AnyCaller, likers } from './likers.ts'
import type { LikeStore } from './likes.store.ts'

interface Needs {
  readonly likes: LikeStore
  readonly secret: string
  readonly now: Clock
  readonly https: boolean
}

/** Serves likes; gives other features the answer to which of their rows a caller has liked. */
export const likeRoutes = (serve: Serve, { likes, secret, now, https }: Needs) => {
  const { known, introduced } = likers({ secret, https })

  serve(endpoints.addLike, async ({ body }, caller) => {
    await likes.add(body, introduced(caller), now())
    return true
  })

  serve(endpoints.cancelLike, async ({ body }, caller) => {
    await likes.remove(body, introduced(caller))
    return true
  })

  const likedBy = async (
    type: LikeTarget['type'],
    ids: readonly number[],
    caller: AnyCaller,
  ): Promise<ReadonlySet<number>> => {
    const liker = known(caller)
    return liker ? likes.likedOf(type, ids, liker) : new Set()
  }

  serve(endpoints.getIsLike, async ({ body: { type, for_id } }, caller) =>
    (await likedBy(type, [for_id], caller)).has(for_id),
  )

  return { likedBy }
}
