import type { DemoLikes } from './demo-schemas.ts'

/** No real visitor id has this prefix. */
const VISITOR_PREFIX = 'demo-'

const HOUR_MS = 3_600_000

interface DemoUser {
  readonly id: number
  readonly joinedAt: number
}
export type DemoUsers = ReadonlyMap<string, DemoUser>

export interface LikeTarget extends DemoLikes {
  readonly type: number
  readonly for_id: number
  readonly at: number
}

export const likeCount = ({ likedBy = [], visitorLikes = 0 }: DemoLikes) =>
  likedBy.length + visitorLikes

/** Returns the like rows of one target, spread evenly over the time since its creation. */
export const likeRows = (
  { likedBy = [], visitorLikes = 0, type, for_id, at }: LikeTarget,
  users: DemoUsers,
  until: number,
) => {
  const step = (until - at) / (likeCount({ likedBy, visitorLikes }) + 1)
  const timeOf = (index: number) => Math.round(at + step * index)
  const byVisitors = Array.from({ length: visitorLikes }, (_, index) => ({
    type,
    for_id,
    user_id: null,
    visitor: `${VISITOR_PREFIX}${index + 1}`,
    created_at: timeOf(index + 1),
  }))
  const byUsers = likedBy.map((name, index) => {
    const { id = 0, joinedAt = 0 } = users.get(name) ?? {}
    const created_at = Math.max(timeOf(visitorLikes + index + 1), joinedAt + HOUR_MS)
    return { type, for_id, user_id: id, visitor: null, created_at }
  })
  return [...byVisitors, ...byUsers]
}
