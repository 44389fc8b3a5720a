import type { Migration } from '../migrate.ts'

/** Caption, date and camera of a photo, and the description of any picture. */
export const pictureWords: Migration = {
  name: '0004-picture-words',
  statements: () => [
    `alter table photos add column caption text not null default ''`,
    `alter table photos add column taken_at text not null default ''`,
    `alter table photos add column camera text not null default ''`,
    `alter table uploads add column alt text not null default ''`,
  ],
}
