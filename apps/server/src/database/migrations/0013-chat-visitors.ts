import type { Migration } from '../migrate.ts'
import type { Engine } from '../open.ts'
import { logInTurn } from '../schema/chat.ts'
import { createTrigger } from '../schema/triggers.ts'

/** The trigger of SQLite names the column, that of PostgreSQL calls a function which does. */
const withoutTrigger = (engine: Engine, statements: readonly string[]) =>
  engine === 'postgres'
    ? statements
    : [
        `drop trigger chat_messages_log_insert`,
        ...statements,
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
      ]

/**
 * SQLite cannot drop `not null` from a column, so a new column takes the place of the old one: in
 * both engines, because archives have the columns of a table in their order.
 */
const nullableAuthor = (engine: Engine) =>
  withoutTrigger(engine, [
    `drop index chat_messages_user_id`,
    `alter table chat_messages add column author_id integer
    references users (id) on delete cascade`,
    `update chat_messages set author_id = user_id`,
    `alter table chat_messages drop column user_id`,
    `alter table chat_messages rename column author_id to user_id`,
    `create index chat_messages_user_id on chat_messages (user_id)`,
  ])

/** Messages of visitors: they have a name, and no user. */
export const chatVisitors: Migration = {
  name: '0013-chat-visitors',
  statements: (engine) => [
    ...nullableAuthor(engine),
    `alter table chat_messages add column visitor_name text`,
    `create index users_nick_name on users (lower(nick_name))`,
  ],
}
