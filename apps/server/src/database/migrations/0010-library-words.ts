import type { Migration } from '../migrate.ts'

/**
 * Description and caption of a picture, in a table of their own: pages that show them depend on
 * it, and not on every upload.
 */
export const libraryWords: Migration = {
  name: '0010-library-words',
  statements: () => [
    `create table picture_words (
    url text primary key,
    alt text not null default '',
    caption text not null default ''
  )`,
    `insert into picture_words (url, alt) select url, alt from uploads where alt <> ''`,
    // The column stays: archives of earlier versions have it.
    `update uploads set alt = ''`,
  ],
}
