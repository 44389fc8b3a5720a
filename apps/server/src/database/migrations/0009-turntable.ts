import type { Migration } from '../migrate.ts'

/** The state of the turntable. */
export const turntable: Migration = {
  name: '0009-turntable',
  statements: () => [
    `create table turntable (
      id integer primary key check (id = 1),
      state text not null
    )`,
  ],
}
