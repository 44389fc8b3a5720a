import type { Migration } from '../migrate.ts'

/** The queue of a listener's music apps, so that another app goes on with it. */
export const playQueues: Migration = {
  name: '0019-play-queues',
  statements: () => [
    `create table play_queues (
      user_id integer primary key references users (id) on delete cascade,
      songs text not null,
      current_song integer not null,
      position_ms bigint not null,
      changed_by text not null,
      changed_at bigint not null
    )`,
  ],
}
