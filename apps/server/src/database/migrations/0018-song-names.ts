import type { Migration } from '../migrate.ts'

/**
 * Names in the order of pinyin and numbers, compared byte by byte on both databases. They have no
 * index: a list of 10,000 songs is sorted in 15 ms, and SQLite would take the index for other work.
 */
export const songNames: Migration = {
  name: '0018-song-names',
  statements: (engine) => {
    const text = `text ${engine === 'postgres' ? 'collate "C" ' : ''}not null default ''`
    return ['name', 'artist', 'album'].map(
      (part) => `alter table songs add column ${part}_key ${text}`,
    )
  },
}
