import type { Migration } from '../migrate.ts'

/** Songs and folders whose files are missing wait for their return. */
export const missingSongs: Migration = {
  name: '0017-missing-songs',
  statements: () => [
    `alter table songs add column missing_since bigint not null default 0`,
    // Only these, or SQLite would take the index to find all others.
    `create index songs_missing_since on songs (missing_since) where missing_since > 0`,
    `alter table playlists add column missing_since bigint not null default 0`,
  ],
}
