import type { Comment, CommentType, Reply } from '@lanting/contract'
import { wireTimes } from '../../http/times.ts'
import type { CommentRow } from './comments.store.ts'

/** The caller's view of comments: the time zone of the site and the ids that the caller likes. */
interface CommentView {
  readonly timeZone: string
  readonly liked: ReadonlySet<number>
}

/** The wire has a location field, but the site stores no locations. */
const NO_LOCATION = ''

export const picturesOf = ({ pictures }: Pick<CommentRow, 'pictures'>) =>
  JSON.parse(pictures) as string[]

const wireFields = (row: CommentRow, { timeZone, liked }: CommentView) => ({
  id: row.id,
  parent_id: row.parent_id,
  type: row.type as CommentType,
  for_id: row.for_id,
  from_id: row.from_id,
  from_name: row.from_name,
  from_avatar: row.from_avatar,
  content: row.content,
  pictures: picturesOf(row),
  is_edited: row.original_content !== null,
  thumbs_up: row.thumbs_up,
  is_like: liked.has(row.id),
  ipAddress: NO_LOCATION,
  ...wireTimes(row, timeZone),
})

export const wireReply = (row: CommentRow, view: CommentView): Reply => ({
  ...wireFields(row, view),
  to_id: row.to_id,
  to_name: row.to_name ?? '',
  to_avatar: row.to_avatar ?? '',
})

type FirstReply = CommentRow & { readonly reply_total: number | string }

export const wireComment = (
  row: CommentRow,
  replies: readonly FirstReply[],
  view: CommentView,
): Comment => {
  const own = replies.filter(({ parent_id }) => parent_id === row.id)
  return {
    ...wireFields(row, view),
    replies: {
      list: own.map((reply) => wireReply(reply, view)),
      total: Number(own[0]?.reply_total ?? 0),
    },
  }
}
