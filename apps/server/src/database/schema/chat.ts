import { CHAT_LOCK } from '../chat-lock.ts'
import type { Engine } from '../open.ts'
import { bigIdColumn, idColumn, type Schema } from './columns.ts'
import { createTrigger } from './triggers.ts'

/** Events get their ids in one transaction after the other, so they become visible in order. */
export const logInTurn = (engine: Engine, body: string) =>
  engine === 'sqlite' ? body : `perform pg_advisory_xact_lock(${CHAT_LOCK}); ${body}`

export const nowMs = (engine: Engine) =>
  engine === 'sqlite'
    ? `cast(unixepoch('subsec') * 1000 as integer)`
    : `cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`

/** Triggers write every change of the messages to one log, whichever query makes it. */
export const chatSchema: Schema = (engine) => [
  `create table chat_messages (
    ${idColumn(engine)},
    user_id integer not null references users (id) on delete cascade,
    content text not null,
    content_type text not null,
    client_id text,
    created_at bigint not null
  )`,
  `create index chat_messages_user_id on chat_messages (user_id)`,

  `create table chat_events (
    ${bigIdColumn(engine)},
    kind text not null,
    message_id integer,
    user_id integer references users (id) on delete set null,
    client_id text,
    created_at bigint not null
  )`,
  `create unique index chat_events_client_id on chat_events (user_id, client_id)
    where client_id is not null`,
  `create index chat_events_user_id on chat_events (user_id)`,
  `create index chat_events_clear on chat_events (message_id) where kind = 'clear'`,
  ...createTrigger(engine, {
    name: 'chat_messages_log_insert',
    moment: 'after insert',
    table: 'chat_messages',
    body: logInTurn(
      engine,
      `insert into chat_events (kind, message_id, user_id, client_id, created_at)
    values ('message', new.id, new.user_id, new.client_id, new.created_at)`,
    ),
  }),
  // A `clear` event covers all messages that it deletes.
  ...createTrigger(engine, {
    name: 'chat_messages_log_delete',
    moment: 'after delete',
    table: 'chat_messages',
    body: logInTurn(
      engine,
      `insert into chat_events (kind, message_id, created_at)
    select 'revert', old.id, ${nowMs(engine)} where not exists (
      select 1 from chat_events where kind = 'clear' and message_id >= old.id)`,
    ),
  }),

  `create table chat_mutes (
    user_id integer primary key references users (id) on delete cascade,
    until bigint not null
  )`,
]
