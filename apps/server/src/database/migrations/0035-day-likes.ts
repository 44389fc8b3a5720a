import type { Migration } from '../migrate.ts'

/** Which browser of a day liked what, by the day's hash; it goes with the salt of the day. */
export const dayLikes: Migration = {
  name: '0035-day-likes',
  statements: () => [
    `create table day_likes (
      day text not null references day_salts (day) on delete cascade,
      visitor text not null,
      type integer not null,
      for_id integer not null,
      liker text not null,
      primary key (day, visitor, type, for_id)
    )`,
    `create index day_likes_of_liker on day_likes (liker, type, for_id)`,
  ],
}
