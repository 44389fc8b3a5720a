import { REPORT_TYPE } from '@lanting/contract'
import { idColumn, type Schema } from './columns.ts'
import { deleteDependents } from './triggers.ts'

export const moderationSchema: Schema = (engine) => [
  `create table reports (
    ${idColumn(engine)},
    type integer not null,
    for_id integer not null,
    user_id integer references users (id) on delete cascade,
    visitor text,
    reason text not null default '',
    handled_at bigint,
    created_at bigint not null
  )`,
  `create unique index reports_one_per_user on reports (type, for_id, user_id)`,
  `create unique index reports_one_per_visitor on reports (type, for_id, visitor)`,
  `create index reports_open on reports (created_at, id) where handled_at is null`,
  `create index reports_user_id on reports (user_id)`,
  ...deleteDependents(engine, 'board_messages_delete_reports', 'board_messages', [
    { table: 'reports', column: 'for_id', type: REPORT_TYPE.boardMessage },
  ]),
  ...deleteDependents(engine, 'comments_delete_reports', 'comments', [
    { table: 'reports', column: 'for_id', type: REPORT_TYPE.comment },
  ]),

  `create table held_posts (
    ${idColumn(engine)},
    kind text not null,
    user_id integer references users (id) on delete cascade,
    type integer,
    for_id integer,
    content text not null,
    body text not null,
    matched_words text not null,
    created_at bigint not null
  )`,
  `create index held_posts_created_at on held_posts (created_at, id)`,
  `create index held_posts_user_id on held_posts (user_id)`,
]
