import type { Migration } from '../migrate.ts'
import type { Engine } from '../open.ts'
import { createTrigger } from '../schema/triggers.ts'

interface Listed {
  readonly table: string
  readonly columns: readonly string[]
  readonly key: string
  readonly indexes?: readonly string[]
}

const OF_USER = 'user_id integer not null references users (id) on delete cascade'
const SONG = 'song_id bigint not null'

const LISTED: readonly Listed[] = [
  {
    table: 'song_likes',
    columns: [OF_USER, SONG, 'created_at bigint not null'],
    key: 'user_id, song_id',
  },
  {
    table: 'song_plays',
    columns: [OF_USER, SONG, 'plays integer not null', 'played_at bigint not null'],
    key: 'user_id, song_id',
  },
  {
    table: 'playlist_songs',
    columns: [
      'playlist_id integer not null references playlists (id) on delete cascade',
      SONG,
      'position integer not null',
    ],
    key: 'playlist_id, song_id',
    indexes: [`create index playlist_songs_position on playlist_songs (playlist_id, position)`],
  },
]

/** SQLite cannot drop a foreign key: the table is made anew. */
const withoutSongKey = (engine: Engine, { table, columns, key, indexes = [] }: Listed) =>
  engine === 'postgres'
    ? [
        `alter table ${table} drop constraint ${table}_song_id_fkey`,
        `alter table ${table} alter column song_id type bigint`,
      ]
    : [
        `create table new_${table} (
    ${columns.join(',\n    ')},
    primary key (${key})
  )`,
        `insert into new_${table} select * from ${table}`,
        `drop table ${table}`,
        `alter table new_${table} rename to ${table}`,
        ...indexes,
        `create index ${table}_song_id on ${table} (song_id)`,
      ]

/** Likes, plays and playlists of users may have songs of the upstream, which are no rows. */
export const listenerSongs: Migration = {
  name: '0012-listener-songs',
  statements: (engine) => [
    ...LISTED.flatMap((listed) => withoutSongKey(engine, listed)),
    ...createTrigger(engine, {
      name: 'songs_leave_lists',
      moment: 'after delete',
      table: 'songs',
      body: LISTED.map(({ table }) => `delete from ${table} where song_id = old.id`).join(';\n  '),
    }),
  ],
}
