import type { Remarks } from './material.ts'
import { chance, intBelow, pick, pickRecent, type Random } from './random.ts'
import type { Subject } from './subjects.ts'
import { createTextPicker } from './text-picker.ts'
import { timestampAfter, timestampColumns, UNTIL } from './timestamps.ts'

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

const randomSubject = (random: Random, subjects: CommentNeeds['subjects']): Subject => {
  const [first = []] = subjects
  const list = chance(random, ARTICLE_SHARE) ? first : pick(random, subjects)
  return pickRecent(random, list)
}

interface CommentRow {
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
  const nextComment = createTextPicker(remarks.comments, remarks.words)
  const nextReply = createTextPicker(remarks.replies, remarks.words)
  const parents: CommentRow[] = []
  return Array.from({ length: count }, (_, index) => {
    const id = firstId + index
    const from_id = pick(random, userIds)
    if (parents.length > 0 && chance(random, REPLY_SHARE)) {
      const parent = pickRecent(random, parents)
      const { type, for_id } = parent
      const at = timestampColumns(timestampAfter(random, parent.created_at))
      const content = nextReply(random)
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
    const subject = randomSubject(random, subjects)
    const parent: CommentRow = {
      id,
      parent_id: null,
      type: subject.type,
      for_id: subject.id,
      from_id,
      to_id: null,
      content: nextComment(random),
      ...timestampColumns(timestampAfter(random, subject.at)),
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
  const nextText = createTextPicker(remarks.chatLines, remarks.words)
  let at = UNTIL - count * CHAT_PAUSE_MS
  return Array.from({ length: count }, (_, index) => {
    at += intBelow(random, CHAT_PAUSE_MS)
    return {
      id: firstId + index,
      user_id: pick(random, userIds),
      content: nextText(random),
      content_type: 'text',
      created_at: at,
    }
  })
}
