import type { LikeTarget } from '@lanting/contract'
import type { Identity } from '../../http/caller.ts'
import type { Caller } from '../../http/serve-endpoint.ts'
import type { LikeStore } from './likes.store.ts'
import { VISITOR_COOKIE, visitorOf } from './visitors.ts'

interface Needs {
  readonly likes: Pick<LikeStore, 'likedOf'>
  readonly secret: string
}

export type LikedBy = (
  caller: Pick<Caller<Identity | undefined>, 'identity' | 'cookies'>,
  ids: readonly number[],
) => Promise<ReadonlySet<number>>

/** Which of these the caller has liked: for lists of other features. */
export const likedBy =
  ({ likes, secret }: Needs, type: LikeTarget['type']): LikedBy =>
  async ({ identity, cookies }, ids) => {
    if (identity) return likes.likedOf(type, ids, { user_id: identity.id })
    const visitor = visitorOf(cookies.get(VISITOR_COOKIE), secret)
    return visitor === undefined ? new Set() : likes.likedOf(type, ids, { visitor })
  }
