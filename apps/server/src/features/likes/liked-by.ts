import type { LikeTarget } from '@lanting/contract'
import type { Identity } from '../../http/caller.ts'
import type { Caller } from '../../http/serve-endpoint.ts'
import type { Liker, LikeStore } from './likes.store.ts'
import { visitorOf } from './visitors.ts'

export const VISITOR_COOKIE = 'visitor'

export type AnyCaller = Pick<Caller<Identity | undefined>, 'identity' | 'cookies'>

/** Who this is, if they have ever liked anything. */
export const knownLiker = ({ identity, cookies }: AnyCaller, secret: string): Liker | undefined => {
  if (identity) return { user_id: identity.id }
  const visitor = visitorOf(cookies.get(VISITOR_COOKIE), secret)
  return visitor === undefined ? undefined : { visitor }
}

/** For lists of other features: which of their rows the caller likes. */
export const likedBy =
  ({ likes, secret }: { likes: LikeStore; secret: string }) =>
  async (
    caller: AnyCaller,
    type: LikeTarget['type'],
    ids: readonly number[],
  ): Promise<ReadonlySet<number>> => {
    const liker = knownLiker(caller, secret)
    return liker ? likes.likedOf(type, ids, liker) : new Set()
  }
