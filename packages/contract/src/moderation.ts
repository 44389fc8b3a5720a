import Type, { type Static } from 'typebox'
import { announcements } from './announcements.ts'
import { IdList } from './article-admin.ts'
import { blocklist } from './blocklist.ts'
import { chatAdmin } from './chat-admin.ts'
import { commentAdmin } from './comment-admin.ts'
import { SubjectType } from './comments.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { NOTIFICATION_VIEW } from './enumerations.ts'
import {
  Current,
  Days,
  Id,
  IdOrNone,
  ModerationReason,
  oneOf,
  orNull,
  PageByBody,
  Size,
} from './fields.ts'
import { DECIDED_AT_ONCE, LENGTH } from './limits.ts'
import { NOTIFICATION_TYPES } from './notification-kinds.ts'
import { Notification } from './notifications.ts'
import { uploadAdmin } from './upload-admin.ts'

/** The kinds of posts. */
export const POST_KINDS = ['comment', 'boardMessage', 'chatMessage'] as const
export type PostKind = (typeof POST_KINDS)[number]

/** The source of a post in moderation: a report, a hold, or a list of all posts. */
export const MODERATION_SOURCES = ['report', 'held', 'written'] as const
export type ModerationSource = (typeof MODERATION_SOURCES)[number]

const Kind = Type.Unsafe<PostKind>({ type: 'string', enum: POST_KINDS })
const Source = Type.Unsafe<ModerationSource>({ type: 'string', enum: MODERATION_SOURCES })

/** `id` is the id of the post, or of the held post. */
export const ContentRef = Type.Object({ source: Source, kind: Kind, id: Id })
export type ContentRef = Static<typeof ContentRef>

/** The target of a comment. */
const Place = {
  type: orNull(SubjectType),
  for_id: orNull(Id),
  title: Type.String(),
}
const Shown = {
  pictures: Type.Array(Type.String()),
  /** The first text of a comment that its author has changed since. */
  original: orNull(Type.String()),
}
const Writer = { user_id: orNull(Id), nick_name: Type.String(), avatar: Type.String() }
const Moment = { createdAt: Type.String(), createdAtMs: Type.Integer() }

export const QueueItem = Type.Object({
  ...ContentRef.properties,
  content: Type.String(),
  ...Shown,
  ...Writer,
  ...Place,
  /** Number of reports; 0 for a held post. */
  reports: Type.Integer(),
  /** The reasons of the reports, or the blocked words of a held post. */
  reasons: Type.Array(Type.String()),
  ...Moment,
})
export type QueueItem = Static<typeof QueueItem>

const admin = { access: 'administrator', limit: perMinute(300) } as const
const orNothing = <S extends Type.TSchema>(schema: S) => Type.Optional(orNull(schema))
const Part = orNothing(Type.String({ maxLength: LENGTH.searchText }))

const getQueue = endpoint({
  summary: 'List the review queue: open reports and held posts',
  method: 'POST',
  reads: true,
  path: '/api/moderation/queue',
  ...admin,
  body: Type.Object({
    current: Current,
    size: Size,
    source: orNothing(Type.Unsafe<'report' | 'held'>({ type: 'string', enum: ['report', 'held'] })),
    content: Part,
    nick_name: Part,
    /** Default: newest first. */
    order: Type.Optional(Type.Unsafe<'new' | 'old'>({ type: 'string', enum: ['new', 'old'] })),
  }),
  result: PageByBody(QueueItem),
})

/**
 * `keep` keeps a reported post or releases a held one. `remove` deletes or refuses the post.
 * `block` also blocks its author.
 */
export const DECISIONS = ['keep', 'remove', 'block'] as const
export type Decision = (typeof DECISIONS)[number]

const decide = endpoint({
  summary: 'Decide on posts of the review queue and notify authors and reporters',
  method: 'PUT',
  path: '/api/moderation/decide',
  ...admin,
  body: Type.Object({
    decision: Type.Unsafe<Decision>({ type: 'string', enum: DECISIONS }),
    items: Type.Array(ContentRef, { minItems: 1, maxItems: DECIDED_AT_ONCE }),
    reason: ModerationReason,
  }),
  result: Type.Object({
    /** Number of decided posts. */
    done: Type.Integer(),
    /** Number of held posts that could not be released: their target was deleted or changed. */
    stuck: Type.Integer(),
    blocked: Type.Integer(),
  }),
})

export const AdminComment = Type.Object({
  id: Id,
  parent_id: orNull(Id),
  ...Place,
  content: Type.String(),
  ...Shown,
  from_id: Id,
  from_name: Type.String(),
  from_avatar: Type.String(),
  to_id: orNull(Id),
  to_name: Type.String(),
  ...Moment,
})
export type AdminComment = Static<typeof AdminComment>

const backGetCommentList = endpoint({
  summary: 'List comments and replies, newest first, by text, users or days',
  method: 'POST',
  reads: true,
  path: '/api/comment/backGetCommentList',
  ...admin,
  body: Type.Object({
    current: Current,
    size: Size,
    content: Part,
    from_name: Part,
    to_name: Part,
    time: orNothing(Days),
  }),
  result: PageByBody(AdminComment),
})

const backDeleteComment = endpoint({
  summary: 'Delete a comment with its replies (parent_id 0), or one reply, and notify its author',
  method: 'DELETE',
  path: '/api/comment/backDelete/:id/:parent_id',
  ...admin,
  params: Type.Object({
    id: Id,
    parent_id: IdOrNone,
  }),
  result: Type.Object({ res: Type.Integer() }),
})

export const AdminBoardMessage = Type.Object({
  id: Id,
  message: Type.String(),
  tag: Type.String(),
  ...Writer,
  ...Moment,
})
export type AdminBoardMessage = Static<typeof AdminBoardMessage>

const backGetMessageList = endpoint({
  summary: 'List board messages, newest first, by text, author or days',
  method: 'POST',
  reads: true,
  path: '/api/message/backGetMessageList',
  ...admin,
  body: Type.Object({
    current: Current,
    size: Size,
    message: Part,
    nick_name: Part,
    time: orNothing(Days),
  }),
  result: PageByBody(AdminBoardMessage),
})

const backDeleteMessages = endpoint({
  summary: 'Delete board messages and notify their authors',
  method: 'PUT',
  path: '/api/message/backDelete',
  ...admin,
  body: Type.Object({ idList: IdList }),
  result: Type.Integer(),
})

export const AdminNotification = Type.Object({
  ...Notification.properties,
  nick_name: Type.String(),
})
export type AdminNotification = Static<typeof AdminNotification>

const backGetNotifyList = endpoint({
  summary: 'List the notifications of all users, newest first, by user, text, type or read state',
  method: 'POST',
  reads: true,
  path: '/api/notify/backGetNotifyList',
  ...admin,
  body: Type.Object({
    current: Current,
    size: Size,
    nick_name: Part,
    message: Part,
    type: orNothing(oneOf(...NOTIFICATION_TYPES)),
    isView: orNothing(oneOf(NOTIFICATION_VIEW.unread, NOTIFICATION_VIEW.read)),
    time: orNothing(Days),
  }),
  result: PageByBody(AdminNotification),
})

/** The endpoints of moderation. */
export const moderation = {
  getQueue,
  decide,
  backGetCommentList,
  backDeleteComment,
  backGetMessageList,
  backDeleteMessages,
  backGetNotifyList,
  ...commentAdmin,
  ...announcements,
  ...chatAdmin,
  ...uploadAdmin,
  ...blocklist,
}
