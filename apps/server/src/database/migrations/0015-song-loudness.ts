import type { Migration } from '../migrate.ts'

/** Where the gain of a song comes from: its file, or a measurement. */
export const songLoudness: Migration = {
  name: '0015-song-loudness',
  statements: () => [
    `alter table songs add column gain_source text not null default ''`,
    `update songs set gain_source = 'tag' where gain_db is not null`,
  ],
}
