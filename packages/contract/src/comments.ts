import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { COMMENT_ORDERS, COMMENT_TYPE, type CommentOrder } from './enumerations.ts'
import {
  ClientId,
  Current,
  Id,
  IdOrNone,
  IdParams,
  oneOf,
  orNull,
  PageByBody,
  Size,
  Text,
  Times,
} from './fields.ts'
import { LENGTH, PICTURES_PER_COMMENT } from './limits.ts'
import { writtenMax } from './written-text.ts'

/** The type of the subject of a comment. */
export const SubjectType = oneOf(...Object.values(COMMENT_TYPE))

const Target = {
  type: SubjectType,
  for_id: Id,
}

const Said = {
  id: Id,
  ...Target,
  parent_id: orNull(Id),
  from_id: Id,
  /** The current name of the author. */
  from_name: Type.String(),
  from_avatar: Type.String(),
  /** Plain text with a little Markdown, or the reduced markup: as it was typed. */
  content: Type.String(),
  /** The addresses of uploaded pictures. */
  pictures: Type.Array(Type.String()),
  /** Whether the author has changed it. */
  is_edited: Type.Boolean(),
  thumbs_up: Type.Integer(),
  /** Whether the caller has liked it. */
  is_like: Type.Boolean(),
  /** Always empty: the site does not publish the location of a user. */
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
  /** The first replies, and the number of all replies. */
  replies: Type.Object({ list: Type.Array(Reply), total: Type.Integer() }),
})
export type Comment = Static<typeof Comment>

/** The limit counts visible characters, see `visibleLength`. */
export const Content = Text(writtenMax(LENGTH.comment), { 'x-error': 'commentMissing' })

/** Uploads of the author. */
const Pictures = Type.Optional(
  Type.Array(Type.String({ minLength: 1, maxLength: LENGTH.boardPicture }), {
    maxItems: PICTURES_PER_COMMENT,
    uniqueItems: true,
  }),
)

export const addComment = endpoint({
  summary: 'Create a comment on an article, a talk, a board message or a page',
  method: 'POST',
  path: '/api/comment/add',
  access: 'user',
  limit: perMinute(20),
  tooOften: 'tooManyComments',
  body: Type.Object({ ...Target, content: Content, pictures: Pictures, client_id: ClientId }),
  result: Type.Object({ res: Comment }),
})

export const addReply = endpoint({
  summary: 'Reply to a comment or to one of its replies; replies have one level',
  method: 'POST',
  path: '/api/comment/apply',
  access: 'user',
  limit: perMinute(20),
  tooOften: 'tooManyComments',
  body: Type.Object({
    ...Target,
    /** The top-level comment, also for a reply to a reply. */
    parent_id: Id,
    /** The author that the reply answers; must have written the comment or a reply to it. */
    to_id: Id,
    content: Content,
    pictures: Pictures,
    client_id: ClientId,
  }),
  result: Type.Object({ res: Reply }),
})

export const updateComment = endpoint({
  summary: 'Change one of my comments or replies, within ten minutes',
  method: 'PUT',
  path: '/api/comment/update',
  audited: 'ifAdministrator',
  access: 'user',
  limit: perMinute(20),
  tooOften: 'tooManyComments',
  /** Without `pictures`, they stay. */
  body: Type.Object({ id: Id, content: Content, pictures: Pictures }),
  result: Type.Boolean(),
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
    parent_id: IdOrNone,
  }),
  result: Type.Object({ res: Type.Integer() }),
})

export const getComments = endpoint({
  summary: 'List the comments on a target, hottest or newest first, each with its first replies',
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
  result: Type.Object({
    ...PageByBody(Comment).properties,
    /** The newest comment or reply on the target, for `countNewComments`; 0 without any. */
    newest_id: Type.Integer(),
  }),
})

export const getCommentThread = endpoint({
  summary: 'Get the comment of an address like #comment-12, with the page of a reply',
  method: 'POST',
  reads: true,
  path: '/api/comment/thread',
  access: 'visitor',
  limit: perMinute(300),
  body: IdParams,
  result: Type.Object({
    /** The top-level comment. */
    comment: Comment,
    /** The page of its replies that has the reply; 1 for a top-level comment. */
    reply_page: Type.Integer(),
  }),
})

export const countNewComments = endpoint({
  summary: 'Count the comments and replies on a target that are newer than a known one',
  method: 'GET',
  path: '/api/comment/countNew/:type/:for_id/:after',
  access: 'visitor',
  limit: perMinute(600),
  params: Type.Object({
    ...Target,
    after: IdOrNone,
  }),
  result: Type.Integer(),
})

export const getReplies = endpoint({
  summary: 'List the replies to a comment, oldest first',
  method: 'POST',
  reads: true,
  path: '/api/comment/frontGetChildrenComment',
  access: 'visitor',
  limit: perMinute(300),
  body: Type.Object({ ...Target, parent_id: Id, current: Current, size: Size }),
  result: PageByBody(Reply),
})

export const getCommentTotal = endpoint({
  summary: 'Count the comments and replies on a target',
  method: 'POST',
  reads: true,
  path: '/api/comment/getCommentTotal',
  access: 'visitor',
  limit: perMinute(600),
  body: Type.Object(Target),
  result: Type.Integer(),
})
