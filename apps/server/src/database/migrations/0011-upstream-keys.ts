import type { Migration } from '../migrate.ts'

/** Subsonic servers name songs by texts, our calls by numbers. */
export const upstreamKeys: Migration = {
  name: '0011-upstream-keys',
  statements: () => [
    `create table upstream_keys (
    number bigint primary key,
    key text not null
  )`,
  ],
}
