import type { Migration } from '../migrate.ts'

/** The state of the turntable. */
export const turntable: Migration = {
  name: '0009-turntable',
  statements: () => [
    `create table turntable (
      place integer primary key check (place = 1),
      state text not null
    )`,
  ],
}
