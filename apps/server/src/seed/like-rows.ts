import { chance, pick, pickRecent, type Random } from './random.ts'
import type { Subject } from './subjects.ts'
import { timestampAfter } from './timestamps.ts'

const VISITOR_SHARE = 0.5
const VISITOR_LENGTH = 8

interface Needs {
  readonly count: number
  readonly firstId: number
  /** One list for each type. */
  readonly subjects: readonly (readonly Subject[])[]
  readonly userIds: readonly number[]
}

const randomVisitor = (random: Random, id: number) => {
  const mark = Math.floor(random() * 2 ** 32)
    .toString(16)
    .padStart(VISITOR_LENGTH, '0')
  return `seed-${id}-${mark}`
}

/** A user likes nothing twice: a second like comes from a visitor instead. */
export const likeRows = (random: Random, { count, firstId, subjects, userIds }: Needs) => {
  const used = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const id = firstId + index
    const subject = pickRecent(random, pick(random, subjects))
    const user = pick(random, userIds)
    const like = `${subject.type} ${subject.id} ${user}`
    const isVisitor = chance(random, VISITOR_SHARE) || used.has(like)
    if (!isVisitor) used.add(like)
    return {
      id,
      type: subject.type,
      for_id: subject.id,
      user_id: isVisitor ? null : user,
      visitor: isVisitor ? randomVisitor(random, id) : null,
      created_at: timestampAfter(random, subject.at),
    }
  })
}

/** The likes of each subject. The stored counts must equal them. */
export const countLikes = (likes: ReturnType<typeof likeRows>) => {
  const counts = new Map<string, number>()
  for (const { type, for_id } of likes) {
    const key = `${type} ${for_id}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return (type: number, id: number): number => counts.get(`${type} ${id}`) ?? 0
}

export type LikesOf = ReturnType<typeof countLikes>
