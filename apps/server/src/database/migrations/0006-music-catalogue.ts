import type { Migration } from '../migrate.ts'
import { idColumn } from '../schema/columns.ts'
import { createTrigger } from '../schema/triggers.ts'

/** Albums, artists and genres from the tags of songs; playlists of users; tokens of music apps. */
export const musicCatalogue: Migration = {
  name: '0006-music-catalogue',
  statements: (engine) => [
    `alter table songs add column album_artists text not null default '[]'`,
    `alter table songs add column album_id bigint not null default 0`,
    `alter table songs add column year integer not null default 0`,
    `alter table songs add column disc integer not null default 0`,
    `alter table songs add column track integer not null default 0`,
    `alter table songs add column genres text not null default '[]'`,
    `alter table songs add column duration_ms integer not null default 0`,
    `alter table songs add column bit_rate integer not null default 0`,
    `alter table songs add column gain_db double precision`,
    `alter table songs add column tags_version integer not null default 0`,
    `create index songs_album_id on songs (album_id, sort_key)`,

    `create table song_artists (
      song_id integer not null references songs (id) on delete cascade,
      artist_id bigint not null,
      name text not null,
      primary key (song_id, artist_id)
    )`,
    `create index song_artists_artist_id on song_artists (artist_id)`,

    `alter table playlists add column user_id integer references users (id) on delete cascade`,
    `alter table playlists add column updated_at bigint not null default 0`,
    `alter table playlists add column cover text not null default ''`,
    `create index playlists_user_id on playlists (user_id)`,
    ...createTrigger(engine, {
      name: 'playlists_release_uploads',
      moment: 'after delete',
      table: 'playlists',
      body: `delete from upload_uses where subject = 'playlist:' || old.id`,
    }),

    `create table music_stars (
      user_id integer not null references users (id) on delete cascade,
      subject text not null,
      created_at bigint not null,
      primary key (user_id, subject)
    )`,

    `create table song_likes (
      user_id integer not null references users (id) on delete cascade,
      song_id integer not null references songs (id) on delete cascade,
      created_at bigint not null,
      primary key (user_id, song_id)
    )`,
    `create index song_likes_song_id on song_likes (song_id)`,

    `create table song_plays (
      user_id integer not null references users (id) on delete cascade,
      song_id integer not null references songs (id) on delete cascade,
      plays integer not null,
      played_at bigint not null,
      primary key (user_id, song_id)
    )`,
    `create index song_plays_song_id on song_plays (song_id)`,

    `create table music_tokens (
      ${idColumn(engine)},
      user_id integer not null references users (id) on delete cascade,
      name text not null,
      nonce text not null,
      created_at bigint not null,
      last_used_at bigint
    )`,
    `create index music_tokens_user_id on music_tokens (user_id)`,
  ],
}
