import type { LikeTarget } from '@lanting/contract'
import type { Identity } from '../../http/caller.ts'
import type { Caller } from '../../http/serve-endpoint.ts'
import type { Liker, LikeStore } from './likes.store.ts'
import { VISITOR_COOKIE, visitorOf } from './visitors.ts'

interface Needs {
  readonly likes: Pick<LikeStore, 'likedOf'>
  readonly secret: string
}

export type AnyCaller = Pick<Caller<Identity | undefined>, 'identity' | 'cookies'>

/** Who this is, if they have ever liked anything. */
export const knownLiker = ({ identity, cookies }: AnyCaller, secret: string): Liker | undefined => {
  if (identity) return { user_id: identity.id }
  const visitor = visitorOf(cookies.get(VISITOR_COOKIE), secret)
  return visitor === undefined ? undefined : { visitor }
}

/** For lists of other features: which of these the caller has liked. */
export const likedBy =
  ({ likes, secret }: Needs, type: LikeTarget['type']) =>
  async (caller: AnyCaller, ids: readonly number[]): Promise<ReadonlySet<number>> => {
    const liker = knownLiker(caller, secret)
    return liker ? likes.likedOf(type, ids, liker) : new Set()
  }
