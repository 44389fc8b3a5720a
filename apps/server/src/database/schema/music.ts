import { idColumn, type Schema } from './columns.ts'

export const musicSchema: Schema = (engine) => [
  `create table songs (
    ${idColumn(engine)},
    root text not null,
    path text not null,
    folder text not null,
    name text not null,
    artists text not null,
    album text not null,
    alia text not null,
    bytes bigint not null,
    changed_at bigint not null,
    cover text not null,
    cover_version text not null,
    lyric text not null,
    edited integer not null default 0,
    search_text text not null,
    pinyin text not null,
    created_at bigint not null,
    updated_at bigint not null,
    unique (root, path)
  )`,
  `create index songs_folder on songs (root, folder, path)`,
  `create index songs_created_at on songs (created_at, id)`,

  `create table playlists (
    ${idColumn(engine)},
    root text,
    folder text,
    name text not null,
    hidden integer not null default 0,
    position integer not null default 0,
    created_at bigint not null,
    unique (root, folder)
  )`,

  `create table playlist_songs (
    playlist_id integer not null references playlists (id) on delete cascade,
    song_id integer not null references songs (id) on delete cascade,
    position integer not null,
    primary key (playlist_id, song_id)
  )`,
  `create index playlist_songs_position on playlist_songs (playlist_id, position)`,
  `create index playlist_songs_song_id on playlist_songs (song_id)`,
]
