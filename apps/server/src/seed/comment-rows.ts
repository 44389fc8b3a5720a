import type { Remarks } from './material.ts'
import { momentAfter, UNTIL, writtenAt } from './moments.ts'
import { happens, oneOf, oneOfTheLast, type Random, wholeBelow } from './random.ts'
import { sayer } from './spoken.ts'
import type { Subject } from './subjects.ts'

const REPLY_SHARE = 0.3
const ARTICLE_SHARE = 0.7

interface CommentNeeds {
  readonly count: number
  readonly firstId: number
  /** One list for each type, articles first. */
  readonly subjects: readonly (readonly Subject[])[]
  readonly userIds: readonly number[]
  readonly remarks: Remarks
}

const drawSubject = (random: Random, subjects: CommentNeeds['subjects']): Subject => {
  const [first = []] = subjects
  const list = happens(random, ARTICLE_SHARE) ? first : oneOf(random, subjects)
  return oneOfTheLast(random, list)
}

export interface CommentRow {
  readonly id: number
  readonly parent_id: number | null
  readonly type: number
  readonly for_id: number
  readonly from_id: number
  readonly to_id: number | null
  readonly content: string
  readonly created_at: number
  readonly updated_at: number
}

/**
 * Generates comments and replies. A reply names the top-level comment, whichever reply it answers.
 */
export const commentRows = (random: Random, needs: CommentNeeds): CommentRow[] => {
  const { count, firstId, subjects, userIds, remarks } = needs
  const sayComment = sayer(remarks.comments, remarks.words)
  const sayReply = sayer(remarks.replies, remarks.words)
  const parents: CommentRow[] = []
  return Array.from({ length: count }, (_, index) => {
    const id = firstId + index
    const from_id = oneOf(random, userIds)
    if (parents.length > 0 && happens(random, REPLY_SHARE)) {
      const parent = oneOfTheLast(random, parents)
      const { type, for_id } = parent
      const at = writtenAt(momentAfter(random, parent.created_at))
      const content = sayReply(random)
      return {
        id,
        parent_id: parent.id,
        type,
        for_id,
        from_id,
        to_id: parent.from_id,
        content,
        ...at,
      }
    }
    const subject = drawSubject(random, subjects)
    const parent: CommentRow = {
      id,
      parent_id: null,
      type: subject.type,
      for_id: subject.id,
      from_id,
      to_id: null,
      content: sayComment(random),
      ...writtenAt(momentAfter(random, subject.at)),
    }
    parents.push(parent)
    return parent
  })
}

interface ChatNeeds {
  readonly count: number
  readonly firstId: number
  readonly userIds: readonly number[]
  readonly remarks: Remarks
}

const CHAT_PAUSE_MS = 240_000

/** Chat messages are spread over the whole period, in order. */
export const chatRows = (random: Random, { count, firstId, userIds, remarks }: ChatNeeds) => {
  const say = sayer(remarks.chatLines, remarks.words)
  let at = UNTIL - count * CHAT_PAUSE_MS
  return Array.from({ length: count }, (_, index) => {
    at += wholeBelow(random, CHAT_PAUSE_MS)
    return {
      id: firstId + index,
      user_id: oneOf(random, userIds),
      content: say(random),
      content_type: 'text',
      created_at: at,
    }
  })
}
