import type { Schema } from './columns.ts'

/** Sizes of lists. Triggers write them, see `countRows`. */
export const countersSchema: Schema = () => [
  `create table counters (
    scope text not null,
    subject text not null,
    value bigint not null,
    primary key (scope, subject)
  )`,
  `create index counters_value on counters (scope, value desc, subject)`,
]
