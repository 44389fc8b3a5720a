import type { Migration } from '../migrate.ts'

/** The turntable: one row, whose changes are events of the chat's log. */
export const turntable: Migration = {
  name: '0009-turntable',
  statements: () => [
    `create table turntable (
      id integer primary key check (id = 1),
      state text not null
    )`,
  ],
}
