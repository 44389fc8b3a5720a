import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { NOTIFICATION_VIEW } from './enumerations.ts'
import { Current, Id, IdParams, oneOf, orNull, PageByBody, Size, Times } from './fields.ts'
import { NOTIFICATION_TYPES } from './notification-kinds.ts'

export const Notification = Type.Object({
  id: Id,
  /** Plain text, or the reduced markup. */
  message: Type.String(),
  user_id: Id,
  type: oneOf(...NOTIFICATION_TYPES),
  to_id: orNull(Id),
  /** The comment or reply that caused it; null for other causes. */
  comment_id: orNull(Id),
  isView: oneOf(NOTIFICATION_VIEW.unread, NOTIFICATION_VIEW.read),
  ...Times,
})
export type Notification = Static<typeof Notification>

/** The user is known from the token, never from the body. */
export const getNotifyList = endpoint({
  summary: 'List my notifications, unread first, with the number of all unread ones',
  method: 'POST',
  reads: true,
  path: '/api/notify/getNotifyList',
  access: 'user',
  limit: perMinute(300),
  body: Type.Object({ current: Current, size: Size }),
  result: Type.Object({ ...PageByBody(Notification).properties, unread: Type.Integer() }),
})

export const readNotification = endpoint({
  summary: 'Mark one of my notifications as read',
  method: 'PUT',
  path: '/api/notify/update/:id',
  access: 'user',
  limit: perMinute(120),
  params: IdParams,
  result: Type.Boolean(),
})

export const readAllNotifications = endpoint({
  summary: 'Mark all of my notifications as read',
  method: 'PUT',
  path: '/api/notify/updateAll',
  access: 'user',
  limit: perMinute(30),
  result: Type.Boolean(),
})

export const deleteNotification = endpoint({
  summary: 'Delete one of my notifications',
  method: 'PUT',
  path: '/api/notify/delete/:id',
  access: 'user',
  limit: perMinute(120),
  params: IdParams,
  result: Type.Object({ res: Type.Integer() }),
})
