import { ROLE } from '@lanting/contract'
import { bigIdColumn, idColumn, type Schema } from './columns.ts'
import { countRows } from './triggers.ts'

export const usersSchema: Schema = (engine) => [
  `create table users (
    ${idColumn(engine)},
    username text not null,
    password_hash text not null,
    one_time_password integer not null default 0,
    role integer not null default ${ROLE.user},
    blocked integer not null default 0,
    nick_name text not null,
    avatar text not null default '',
    qq text not null default '',
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create unique index users_username on users (lower(username))`,
  `create index users_created_at on users (created_at desc, id desc)`,
  ...countRows(engine, { table: 'users', scope: 'users' }),

  `create table sessions (
    ${idColumn(engine)},
    token_hash text not null unique,
    user_id integer not null references users (id) on delete cascade,
    device text not null default '',
    remembered integer not null default 0,
    created_at bigint not null,
    last_seen_at bigint not null,
    expires_at bigint not null
  )`,
  `create index sessions_user_id on sessions (user_id, last_seen_at desc)`,
  `create index sessions_expires_at on sessions (expires_at)`,

  `create table invitations (
    ${idColumn(engine)},
    code_hash text not null unique,
    user_id integer references users (id) on delete cascade,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint,
    invited_user_id integer references users (id) on delete set null
  )`,
  `create index invitations_user_id on invitations (user_id)`,
  `create index invitations_invited_user_id on invitations (invited_user_id)`,

  `create table password_links (
    user_id integer primary key references users (id) on delete cascade,
    token_hash text not null unique,
    created_at bigint not null,
    expires_at bigint not null
  )`,

  `create table audit_entries (
    ${bigIdColumn(engine)},
    user_id integer references users (id) on delete set null,
    action text not null,
    subject text not null,
    request_id text not null,
    outcome text,
    reason text not null default '',
    ended_at bigint,
    created_at bigint not null
  )`,
  `create index audit_entries_created_at on audit_entries (created_at, id)`,
  `create index audit_entries_user_id on audit_entries (user_id, id)`,
]
