import type { Migration } from '../migrate.ts'

/** The facts that a scan reads from a song file, to recognise it after a move and to order songs. */
export const songFiles: Migration = {
  name: '0002-song-files',
  statements: (engine) => [
    `alter table songs add column audio_hash text not null default ''`,
    `alter table songs add column embedded_lyric integer not null default 0`,
    `alter table songs add column sort_key text ${engine === 'postgres' ? 'collate "C" ' : ''}not null default ''`,
    `drop index songs_folder`,
    `create index songs_folder on songs (root, folder, sort_key)`,
  ],
}
