import type { Migration } from '../migrate.ts'

/** Indexes from which long lists of the chat and of comments are read: by writer, and the pins. */
export const largeLists: Migration = {
  name: '0022-large-lists',
  statements: () => [
    `drop index chat_messages_user_id`,
    `create index chat_messages_user_id on chat_messages (user_id, id, created_at)`,
    `create index chat_messages_visitor_name on chat_messages (visitor_name, id, created_at)
      where visitor_name is not null`,
    `create index chat_pins_created_at on chat_pins (created_at desc, message_id desc)`,
    `drop index comments_from_id`,
    `create index comments_from_id on comments (from_id, created_at desc, id desc)`,
    `drop index comments_to_id`,
    `create index comments_to_id on comments (to_id, created_at desc, id desc)`,
  ],
}
