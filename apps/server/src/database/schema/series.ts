import { idColumn, type Schema } from './columns.ts'

/** An article is in one series at most. */
export const seriesSchema: Schema = (engine) => [
  `create table series (
    ${idColumn(engine)},
    title text not null unique,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table series_articles (
    article_id integer primary key references articles (id) on delete cascade,
    series_id integer not null references series (id) on delete cascade,
    position integer not null
  )`,
  `create index series_articles_position on series_articles (series_id, position, article_id)`,
]
