import { PHOTO_STATUS } from '@lanting/contract'
import { idColumn, type Schema } from './columns.ts'
import { countRows } from './triggers.ts'

export const albumsSchema: Schema = (engine) => [
  `create table albums (
    ${idColumn(engine)},
    album_name text not null unique,
    description text not null,
    album_cover text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index albums_created_at on albums (created_at desc, id desc)`,

  `create table photos (
    ${idColumn(engine)},
    album_id integer not null references albums (id) on delete cascade,
    url text not null,
    status integer not null default ${PHOTO_STATUS.normal},
    position integer not null default 0,
    width integer,
    height integer,
    blur text not null default '',
    trashed_at bigint,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index photos_list on photos (album_id, status, position desc, id desc)`,
  `create index photos_trashed_at on photos (trashed_at) where trashed_at is not null`,
  ...countRows(engine, {
    table: 'photos',
    scope: 'photos',
    subject: 'row.album_id',
    when: `row.status = ${PHOTO_STATUS.normal}`,
    columns: ['status', 'album_id'],
  }),
]
