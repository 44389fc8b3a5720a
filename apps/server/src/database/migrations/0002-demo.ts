import type { Migration } from '../migrate.ts'

/** What belongs to the demo content: rows by their id, settings by their name, invented numbers. */
export const demo: Migration = {
  name: '0002-demo',
  statements: () => [
    `create table demo_marks (
      place text not null,
      row_key text not null,
      content_hash text not null,
      primary key (place, row_key)
    )`,
  ],
}
