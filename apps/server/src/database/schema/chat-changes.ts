import { NOTIFICATION_TYPE } from '@lanting/contract'
import type { Engine } from '../open.ts'
import { logInTurn, nowMs } from './chat.ts'
import type { Schema } from './columns.ts'
import { createTrigger, deleteDependents } from './triggers.ts'

type Members = Readonly<Record<string, string>>

/** A JSON text with these members: names, and expressions for their values. */
const json = (engine: Engine, members: Members) => {
  const pairs = Object.entries(members).map(([name, value]) => `'${name}', ${value}`)
  return engine === 'sqlite'
    ? `json_object(${pairs.join(', ')})`
    : `cast(json_build_object(${pairs.join(', ')}) as text)`
}

interface Logged {
  readonly table: string
  readonly kind: string
  readonly members: (row: 'new' | 'old') => Members
}

/** Rows that belong to a message. They go with it, and then its `revert` or `clear` says enough. */
const logRows = (engine: Engine, { table, kind, members }: Logged) =>
  (['insert', 'delete'] as const).flatMap((change) => {
    const row = change === 'insert' ? 'new' : 'old'
    const payload = json(engine, { on: change === 'insert' ? '1' : '0', ...members(row) })
    return createTrigger(engine, {
      name: `${table}_log_${change}`,
      moment: `after ${change}`,
      table,
      body: logInTurn(
        engine,
        `insert into chat_events (kind, message_id, payload, created_at)
    select '${kind}', ${row}.message_id, ${payload}, ${nowMs(engine)}
    where exists (select 1 from chat_messages where id = ${row}.message_id)`,
      ),
    })
  })

const ngrams = (engine: Engine) =>
  engine === 'sqlite'
    ? [
        `create virtual table chat_ngrams using fts5(
    ngrams, content='', contentless_delete=1, detail=none, tokenize='ascii'
  )`,
        ...createTrigger(engine, {
          name: 'chat_messages_delete_ngrams',
          moment: 'after delete',
          table: 'chat_messages',
          body: 'delete from chat_ngrams where rowid = old.id',
        }),
      ]
    : [
        `create table chat_ngrams (
    rowid integer primary key references chat_messages (id) on delete cascade,
    ngrams int4[] not null
  )`,
        `create index chat_ngrams_gin on chat_ngrams using gin (ngrams) with (fastupdate = off)`,
      ]

export const chatChangesSchema: Schema = (engine) => [
  `alter table chat_events add column payload text`,
  `alter table chat_messages add column edited_at bigint`,
  `alter table chat_messages add column reply_to integer
    references chat_messages (id) on delete set null`,
  `create index chat_messages_created_at on chat_messages (created_at, id)`,
  `create index chat_messages_reply_to on chat_messages (reply_to) where reply_to is not null`,

  `create table chat_edits (
    message_id integer not null references chat_messages (id) on delete cascade,
    content text not null,
    written_at bigint not null,
    primary key (message_id, written_at)
  )`,
  ...createTrigger(engine, {
    name: 'chat_messages_log_edit',
    moment: 'after update of content',
    table: 'chat_messages',
    body: logInTurn(
      engine,
      `insert into chat_events (kind, message_id, created_at)
    values ('edit', new.id, ${nowMs(engine)})`,
    ),
  }),

  `create table chat_reactions (
    message_id integer not null references chat_messages (id) on delete cascade,
    user_id integer not null references users (id) on delete cascade,
    emoji text not null,
    created_at bigint not null,
    primary key (message_id, user_id, emoji)
  )`,
  `create index chat_reactions_user_id on chat_reactions (user_id)`,
  ...logRows(engine, {
    table: 'chat_reactions',
    kind: 'reaction',
    members: (row) => ({ user_id: `${row}.user_id`, emoji: `${row}.emoji` }),
  }),

  `create table chat_pins (
    message_id integer primary key references chat_messages (id) on delete cascade,
    user_id integer references users (id) on delete set null,
    created_at bigint not null
  )`,
  `create index chat_pins_user_id on chat_pins (user_id)`,
  ...logRows(engine, { table: 'chat_pins', kind: 'pin', members: () => ({}) }),

  `create table chat_mentions (
    user_id integer not null references users (id) on delete cascade,
    message_id integer not null references chat_messages (id) on delete cascade,
    primary key (user_id, message_id)
  )`,
  `create index chat_mentions_message_id on chat_mentions (message_id)`,
  ...deleteDependents(engine, 'chat_messages_delete_dependents', 'chat_messages', [
    { table: 'notifications', column: 'to_id', type: NOTIFICATION_TYPE.chatMessage },
  ]),
  ...ngrams(engine),
]
