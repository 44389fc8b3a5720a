import type { Migration } from '../migrate.ts'

/** What happened on a day, as sums only. Whoever came is known by a hash, until the day is over. */
export const numbers: Migration = {
  name: '0032-numbers',
  statements: () => [
    `create table daily_stats (
      kind text not null,
      day text not null,
      subject text not null default '',
      value bigint not null,
      primary key (kind, day, subject)
    )`,
    `create table day_salts (day text primary key, salt text not null)`,
    `create table day_visitors (
      day text not null references day_salts (day) on delete cascade,
      visitor text not null,
      primary key (day, visitor)
    )`,
  ],
}
