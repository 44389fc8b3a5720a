import type { Migration } from '../migrate.ts'
import { idColumn } from '../schema/columns.ts'
import { createTrigger } from '../schema/triggers.ts'

const OF_USER = 'user_id integer not null references users (id) on delete cascade'

/** Adds the data of music apps: ratings, places in songs, shares and radio stations. */
export const musicApps: Migration = {
  name: '0029-music-apps',
  statements: (engine) => [
    `create table music_ratings (
      ${OF_USER},
      subject text not null,
      rating integer not null,
      primary key (user_id, subject)
    )`,
    `create index music_ratings_subject on music_ratings (subject)`,
    `create table music_bookmarks (
      ${OF_USER},
      song_id integer not null references songs (id) on delete cascade,
      position_ms bigint not null,
      comment text not null,
      created_at bigint not null,
      changed_at bigint not null,
      primary key (user_id, song_id)
    )`,
    `create index music_bookmarks_song_id on music_bookmarks (song_id)`,
    `create table music_shares (
      ${idColumn(engine)},
      ${OF_USER},
      key text not null unique,
      description text not null,
      songs text not null,
      created_at bigint not null,
      expires_at bigint,
      visits integer not null default 0,
      visited_at bigint
    )`,
    `create index music_shares_user_id on music_shares (user_id)`,
    `create table radio_stations (
      ${idColumn(engine)},
      name text not null,
      stream_url text not null,
      home_page_url text not null,
      created_at bigint not null
    )`,
    'alter table play_queues add column current_index integer not null default 0',
    ...createTrigger(engine, {
      name: 'songs_lose_ratings',
      moment: 'after delete',
      table: 'songs',
      body: `delete from music_ratings where subject = 'so-' || old.id`,
    }),
  ],
}
