import type { DemoLikes } from './demo-shapes.ts'

/** No real visitor is called so. */
const DEMO_VISITOR = 'demo-'

const HOUR_MS = 3_600_000

export interface Person {
  readonly id: number
  readonly joinedAt: number
}
export type People = ReadonlyMap<string, Person>

export interface Liked extends DemoLikes {
  readonly type: number
  readonly for_id: number
  readonly at: number
}

export const likeCount = ({ likedBy = [], visitorLikes = 0 }: DemoLikes) =>
  likedBy.length + visitorLikes

/** The likes of one thing, spread evenly over the time since it was there. */
export const likesOf = (
  { likedBy = [], visitorLikes = 0, type, for_id, at }: Liked,
  people: People,
  until: number,
) => {
  const step = (until - at) / (likeCount({ likedBy, visitorLikes }) + 1)
  const momentOf = (turn: number) => Math.round(at + step * turn)
  const byVisitors = Array.from({ length: visitorLikes }, (_, index) => ({
    type,
    for_id,
    user_id: null,
    visitor: `${DEMO_VISITOR}${index + 1}`,
    created_at: momentOf(index + 1),
  }))
  const byUsers = likedBy.map((name, index) => {
    const { id = 0, joinedAt = 0 } = people.get(name) ?? {}
    const created_at = Math.max(momentOf(visitorLikes + index + 1), joinedAt + HOUR_MS)
    return { type, for_id, user_id: id, visitor: null, created_at }
  })
  return [...byVisitors, ...byUsers]
}
