import type { Schema } from './columns.ts'

/** Sums by day. Visitors are stored as hashes with the salt of the day, and deleted with it. */
export const analyticsSchema: Schema = () => [
  `create table daily_stats (
    kind text not null,
    day text not null,
    subject text not null default '',
    value bigint not null,
    primary key (kind, day, subject)
  )`,

  `create table daily_salts (
    day text primary key,
    salt text not null
  )`,

  `create table daily_visitors (
    day text not null references daily_salts (day) on delete cascade,
    visitor text not null,
    primary key (day, visitor)
  )`,

  `create table daily_likes (
    day text not null references daily_salts (day) on delete cascade,
    visitor text not null,
    type integer not null,
    for_id integer not null,
    liker text not null,
    primary key (day, visitor, type, for_id)
  )`,
  `create index daily_likes_liker on daily_likes (liker, type, for_id)`,
]
