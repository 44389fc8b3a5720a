import type { Comment, CommentType, Reply } from '@lanting/contract'
import { wireTimes } from '../../http/times.ts'
import type { CommentRow } from './comments.store.ts'

/** How comments are shown: in which time zone, and which of them whoever asks has liked. */
export interface Seen {
  readonly timeZone: string
  readonly liked: ReadonlySet<number>
}

const NOWHERE = ''

const wireFields = (row: CommentRow, { timeZone, liked }: Seen) => ({
  id: row.id,
  parent_id: row.parent_id,
  type: row.type as CommentType,
  for_id: row.for_id,
  from_id: row.from_id,
  from_name: row.from_name,
  from_avatar: row.from_avatar,
  content: row.content,
  thumbs_up: row.thumbs_up,
  is_like: liked.has(row.id),
  ipAddress: NOWHERE,
  ...wireTimes(row, timeZone),
})

export const wireReply = (row: CommentRow, seen: Seen): Reply => ({
  ...wireFields(row, seen),
  to_id: row.to_id,
  to_name: row.to_name ?? '',
  to_avatar: row.to_avatar ?? '',
})

type FirstReply = CommentRow & { readonly reply_total: number | string }

export const wireComment = (
  row: CommentRow,
  replies: readonly FirstReply[],
  seen: Seen,
): Comment => {
  const own = replies.filter(({ parent_id }) => parent_id === row.id)
  return {
    ...wireFields(row, seen),
    replies: {
      list: own.map((reply) => wireReply(reply, seen)),
      total: Number(own[0]?.reply_total ?? 0),
    },
  }
}
