import { NOTIFICATION_VIEW } from '@lanting/contract'
import { idColumn, type Schema } from './columns.ts'
import { countRows } from './triggers.ts'

export const notificationsSchema: Schema = (engine) => [
  `create table notifications (
    ${idColumn(engine)},
    message text not null,
    message_en text,
    user_id integer not null references users (id) on delete cascade,
    type integer not null,
    to_id integer,
    comment_id integer,
    is_view integer not null default ${NOTIFICATION_VIEW.unread},
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index notifications_user_id on notifications (user_id, is_view, created_at desc, id desc)`,
  `create index notifications_target on notifications (type, to_id)`,
  `create index notifications_created_at on notifications (created_at, id)`,
  ...countRows(engine, {
    table: 'notifications',
    scope: 'notifications',
    subject: 'row.user_id',
  }),
  ...countRows(engine, {
    table: 'notifications',
    scope: 'unread_notifications',
    subject: 'row.user_id',
    when: `row.is_view = ${NOTIFICATION_VIEW.unread}`,
    columns: ['is_view'],
  }),
]
