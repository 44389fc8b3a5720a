import type { Migration } from '../migrate.ts'

/** The bin of talks and photos, the order of photos, and what is known of a photo before it is there. */
export const talksAndPhotos: Migration = {
  name: '0011-talks-and-photos',
  statements: () => [
    `alter table talks add column trashed_at bigint`,
    `alter table talks add column trashed_status integer`,
    `create index talks_binned on talks (trashed_at) where trashed_at is not null`,
    `alter table photos add column position integer not null default 0`,
    `alter table photos add column width integer`,
    `alter table photos add column height integer`,
    `alter table photos add column blur text not null default ''`,
    `alter table photos add column trashed_at bigint`,
    // The newest came first, and still do.
    `update photos set position = turns.turn from (
      select id, row_number() over (partition by album_id order by created_at, id) as turn
      from photos
    ) as turns where turns.id = photos.id`,
    `drop index photos_list`,
    `create index photos_list on photos (album_id, status, position desc, id desc)`,
    `create index photos_binned on photos (trashed_at) where trashed_at is not null`,
    `alter table uploads add column blur text not null default ''`,
  ],
}
