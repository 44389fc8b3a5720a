import type { Migration } from '../migrate.ts'
import { idColumn } from '../schema/columns.ts'

/** Planned sessions of listening together, and the users who want to be reminded. */
export const listeningSessions: Migration = {
  name: '0014-listening-sessions',
  statements: (engine) => [
    `create table listening_sessions (
      ${idColumn(engine)},
      title text not null,
      playlist_id bigint not null,
      playlist_name text not null,
      playlist_order text not null,
      starts_at bigint not null,
      ends_at bigint not null,
      is_weekly integer not null,
      phase text not null,
      due_at bigint not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index listening_sessions_due_at on listening_sessions (due_at)`,
    `create table listening_reminders (
      session_id integer not null references listening_sessions (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      created_at bigint not null,
      primary key (session_id, user_id)
    )`,
    `create index listening_reminders_user_id on listening_reminders (user_id)`,
  ],
}
