import type { Migration } from '../migrate.ts'

/** What a photo shows, when and with what it was taken; and the words for any picture. */
export const pictureWords: Migration = {
  name: '0004-picture-words',
  statements: () => [
    `alter table photos add column caption text not null default ''`,
    `alter table photos add column taken_at text not null default ''`,
    `alter table photos add column camera text not null default ''`,
    `alter table uploads add column alt text not null default ''`,
  ],
}
