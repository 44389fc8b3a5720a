import { PINNED, TALK_STATUS } from '@lanting/contract'
import { idColumn, type Schema } from './columns.ts'
import { countRows } from './triggers.ts'

export const talksSchema: Schema = (engine) => [
  `create table talks (
    ${idColumn(engine)},
    user_id integer not null references users (id) on delete cascade,
    content text not null,
    status integer not null default ${TALK_STATUS.public},
    is_top integer not null default ${PINNED.no},
    like_times integer not null default 0,
    trashed_at bigint,
    trashed_status integer,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index talks_list on talks (status, is_top, created_at desc, id desc)`,
  `create index talks_user_id on talks (user_id)`,
  `create index talks_trashed_at on talks (trashed_at) where trashed_at is not null`,
  ...countRows(engine, {
    table: 'talks',
    scope: 'talks',
    when: `row.status = ${TALK_STATUS.public}`,
    columns: ['status'],
  }),
  ...countRows(engine, {
    table: 'talks',
    scope: 'unpinned_talks',
    when: `row.status = ${TALK_STATUS.public} and row.is_top <> ${PINNED.yes}`,
    columns: ['status', 'is_top'],
    blocks: { id: 'id' },
  }),

  `create table talk_photos (
    talk_id integer not null references talks (id) on delete cascade,
    position integer not null,
    url text not null,
    primary key (talk_id, position)
  )`,
]
