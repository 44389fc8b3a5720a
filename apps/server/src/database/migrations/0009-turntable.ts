import type { Migration } from '../migrate.ts'

/** The turntable, and the length of songs, by which it knows their end. */
export const turntable: Migration = {
  name: '0009-turntable',
  statements: () => [
    `create table turntable (
      id integer primary key check (id = 1),
      state text not null
    )`,
    `alter table songs add column duration_ms integer not null default 0`,
  ],
}
