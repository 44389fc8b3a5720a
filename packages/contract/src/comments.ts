import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { COMMENT_ORDERS, COMMENT_TYPE, type CommentOrder } from './enumerations.ts'
import { Current, Id, oneOf, orNull, PageByBody, Size, Text, Times } from './fields.ts'
import { LENGTH } from './limits.ts'
import { writtenMax } from './written-text.ts'

const { article, talk, boardMessage } = COMMENT_TYPE

const Target = {
  type: oneOf(article, talk, boardMessage),
  for_id: Id,
}

const Said = {
  id: Id,
  ...Target,
  parent_id: orNull(Id),
  from_id: Id,
  /** Of the author today, not of the day it was written. */
  from_name: Type.String(),
  from_avatar: Type.String(),
  /** Plain text, or the reduced markup. */
  content: Type.String(),
  thumbs_up: Type.Integer(),
  /** Whether whoever asks has liked it. */
  is_like: Type.Boolean(),
  /** Where somebody writes from is nobody's concern: always empty. */
  ipAddress: Type.String(),
  ...Times,
}

export const Reply = Type.Object({
  ...Said,
  to_id: orNull(Id),
  to_name: Type.String(),
  to_avatar: Type.String(),
})
export type Reply = Static<typeof Reply>

export const Comment = Type.Object({
  ...Said,
  /** The first replies, and how many there are. */
  replies: Type.Object({ list: Type.Array(Reply), total: Type.Integer() }),
})
export type Comment = Static<typeof Comment>

/** Its length is judged by what a reader sees, see `visibleLength`. */
const Content = Text(writtenMax(LENGTH.comment), { 'x-error': 'commentMissing' })

export const addComment = endpoint({
  summary: 'Comment on an article, a talk or a board message',
  method: 'POST',
  path: '/api/comment/add',
  access: 'user',
  limit: perMinute(20),
  tooOften: 'tooManyComments',
  body: Type.Object({ ...Target, content: Content }),
  result: Type.Object({ res: Comment }),
})

export const addReply = endpoint({
  summary: 'Answer somebody below a comment; replies are one level deep',
  method: 'POST',
  path: '/api/comment/apply',
  access: 'user',
  limit: perMinute(20),
  tooOften: 'tooManyComments',
  body: Type.Object({
    ...Target,
    /** The comment at the top, also when a reply is answered. */
    parent_id: Id,
    /** Who is answered: somebody who has spoken there. */
    to_id: Id,
    content: Content,
  }),
  result: Type.Object({ res: Reply }),
})

export const deleteComment = endpoint({
  summary: 'Delete a comment with its replies (parent_id 0), or one reply',
  method: 'DELETE',
  path: '/api/comment/delete/:id/:parent_id',
  audited: 'ifAdministrator',
  access: 'user',
  limit: perMinute(30),
  params: Type.Object({
    id: Id,
    parent_id: Type.Integer({ minimum: 0, maximum: 2_147_483_647, 'x-numeric-text': true }),
  }),
  result: Type.Object({ res: Type.Integer() }),
})

export const getComments = endpoint({
  summary: 'The comments on something, hottest or newest first, each with its first replies',
  method: 'POST',
  reads: true,
  path: '/api/comment/frontGetParentComment',
  access: 'visitor',
  limit: perMinute(300),
  body: Type.Object({
    ...Target,
    current: Current,
    size: Size,
    order: Type.Unsafe<CommentOrder>({ type: 'string', enum: COMMENT_ORDERS }),
  }),
  result: PageByBody(Comment),
})

export const getReplies = endpoint({
  summary: 'The replies to a comment, oldest first',
  method: 'POST',
  reads: true,
  path: '/api/comment/frontGetChildrenComment',
  access: 'visitor',
  limit: perMinute(300),
  body: Type.Object({ ...Target, parent_id: Id, current: Current, size: Size }),
  result: PageByBody(Reply),
})

export const getCommentTotal = endpoint({
  summary: 'How many comments and replies there are',
  method: 'POST',
  reads: true,
  path: '/api/comment/getCommentTotal',
  access: 'visitor',
  limit: perMinute(600),
  body: Type.Object(Target),
  result: Type.Integer(),
})
