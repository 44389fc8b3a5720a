import Type, { type Static } from 'typebox'
import { IdList } from './article-admin.ts'
import { blocklist } from './blocklist.ts'
import { chatAdmin } from './chat-admin.ts'
import { endpoint, perMinute } from './endpoint.ts'
import { COMMENT_TYPE, NOTIFICATION_VIEW } from './enumerations.ts'
import { Current, Days, Id, oneOf, orNull, PageByBody, Size } from './fields.ts'
import { DECIDED_AT_ONCE, LENGTH } from './limits.ts'
import { NOTIFICATION_TYPES } from './notification-kinds.ts'
import { Notification } from './notifications.ts'
import { uploadAdmin } from './upload-admin.ts'

/** What people write without being asked. */
export const POST_KINDS = ['comment', 'boardMessage', 'chatMessage'] as const
export type PostKind = (typeof POST_KINDS)[number]

/** Why something is looked at: somebody has reported it, it waits to be shown, or it was looked for. */
export const MODERATION_SOURCES = ['report', 'held', 'written'] as const
export type ModerationSource = (typeof MODERATION_SOURCES)[number]

const Kind = Type.Unsafe<PostKind>({ type: 'string', enum: POST_KINDS })
const Source = Type.Unsafe<ModerationSource>({ type: 'string', enum: MODERATION_SOURCES })

/** `id` is that of the writing, or of what is held. */
export const ContentRef = Type.Object({ source: Source, kind: Kind, id: Id })
export type ContentRef = Static<typeof ContentRef>

/** Where a comment stands, or will. */
const Place = {
  type: orNull(oneOf(COMMENT_TYPE.article, COMMENT_TYPE.talk, COMMENT_TYPE.boardMessage)),
  for_id: orNull(Id),
  title: Type.String(),
}
const Writer = { user_id: orNull(Id), nick_name: Type.String(), avatar: Type.String() }
const Moment = { createdAt: Type.String(), createdAtMs: Type.Integer() }

export const QueueItem = Type.Object({
  ...ContentRef.properties,
  content: Type.String(),
  ...Writer,
  ...Place,
  /** How many have reported it; 0 of what is held. */
  reports: Type.Integer(),
  /** What reporters have said, or the words for which it is held. */
  reasons: Type.Array(Type.String()),
  ...Moment,
})
export type QueueItem = Static<typeof QueueItem>

const admin = { access: 'administrator', limit: perMinute(300) } as const
const orNothing = <S extends Type.TSchema>(schema: S) => Type.Optional(orNull(schema))
const Part = orNothing(Type.String({ maxLength: LENGTH.searchText }))

const getQueue = endpoint({
  summary: 'Open reports and held writings: everything that waits for a decision',
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
    /** The newest first, unless the oldest are wanted. */
    order: Type.Optional(Type.Unsafe<'new' | 'old'>({ type: 'string', enum: ['new', 'old'] })),
  }),
  result: PageByBody(QueueItem),
})

/** Keep what is reported, release what is held; remove or refuse; or block its writer besides. */
export const DECISIONS = ['keep', 'remove', 'block'] as const
export type Decision = (typeof DECISIONS)[number]

const decide = endpoint({
  summary: 'Decide on many writings at once; writers and reporters are told',
  method: 'PUT',
  path: '/api/moderation/decide',
  ...admin,
  body: Type.Object({
    decision: Type.Unsafe<Decision>({ type: 'string', enum: DECISIONS }),
    items: Type.Array(ContentRef, { minItems: 1, maxItems: DECIDED_AT_ONCE }),
  }),
  result: Type.Object({
    /** How many were there to be decided on. */
    done: Type.Integer(),
    /** How many could not be shown, because what they are about is gone or was changed since. */
    stuck: Type.Integer(),
    blocked: Type.Integer(),
  }),
})

export const AdminComment = Type.Object({
  id: Id,
  parent_id: orNull(Id),
  ...Place,
  content: Type.String(),
  from_id: Id,
  from_name: Type.String(),
  from_avatar: Type.String(),
  to_id: orNull(Id),
  to_name: Type.String(),
  ...Moment,
})
export type AdminComment = Static<typeof AdminComment>

const backGetCommentList = endpoint({
  summary: 'Comments and replies, the newest first; by a text in them, by people, by days',
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
  summary: 'Remove a comment with its replies (parent_id 0), or one reply; its writer is told',
  method: 'DELETE',
  path: '/api/comment/backDelete/:id/:parent_id',
  ...admin,
  params: Type.Object({
    id: Id,
    parent_id: Type.Integer({ minimum: 0, maximum: 2_147_483_647, 'x-numeric-text': true }),
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
  summary: 'Board messages, the newest first; by a text in them, their writer, their days',
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
  summary: 'Remove board messages; their writers are told',
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
  summary:
    'What users were told, the newest first; to whom, of what, and whether they have read it',
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

/** How an administrator keeps order. */
export const moderation = {
  getQueue,
  decide,
  backGetCommentList,
  backDeleteComment,
  backGetMessageList,
  backDeleteMessages,
  backGetNotifyList,
  ...chatAdmin,
  ...uploadAdmin,
  ...blocklist,
}
