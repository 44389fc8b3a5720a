import { endpoints } from '@lanting/contract'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { type AnyCaller, knownLiker } from './liked-by.ts'
import type { Liker, LikeStore } from './likes.store.ts'
import { drawVisitor, VISITOR_COOKIE } from './visitors.ts'

interface Needs {
  readonly likes: LikeStore
  readonly secret: string
  readonly now: Clock
  readonly https: boolean
}

const YEAR_S = 365 * 86_400

export const likeRoutes = (serve: Serve, { likes, secret, now, https }: Needs) => {
  const known = (caller: AnyCaller) => knownLiker(caller, secret)

  /** A visitor who has no name yet gets one with the first like. */
  const introduced = (caller: AnyCaller): Liker => {
    const liker = known(caller)
    if (liker) return liker
    const { id, cookie } = drawVisitor(secret)
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const
    caller.cookies.set(VISITOR_COOKIE, cookie, { ...options, maxAge: YEAR_S })
    return { visitor: id }
  }

  serve(endpoints.addLike, async ({ body }, caller) => {
    await likes.add(body, introduced(caller), now())
    return true
  })

  serve(endpoints.cancelLike, async ({ body }, caller) => {
    await likes.remove(body, introduced(caller))
    return true
  })

  serve(endpoints.getIsLike, async ({ body: { type, for_id } }, caller) => {
    const liker = known(caller)
    return liker ? (await likes.likedOf(type, [for_id], liker)).has(for_id) : false
  })
}
