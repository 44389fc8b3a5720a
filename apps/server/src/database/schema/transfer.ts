import { idColumn, type Schema } from './columns.ts'

/** Imports of Markdown files: progress, source files, and the old addresses of articles. */
export const transferSchema: Schema = (engine) => [
  `create table redirects (
    path text primary key,
    article_id integer not null references articles (id) on delete cascade
  )`,
  `create index redirects_article_id on redirects (article_id)`,

  `create table article_sources (
    source text primary key,
    article_id integer not null references articles (id) on delete cascade,
    file_hash text not null,
    content_hash text not null
  )`,
  `create index article_sources_article_id on article_sources (article_id)`,

  `create table imports (
    ${idColumn(engine)},
    user_id integer not null references users (id) on delete cascade,
    dry_run integer not null,
    state text not null,
    done integer not null,
    total integer not null,
    files text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index imports_user_id on imports (user_id)`,
  `create unique index imports_one_running on imports (state) where state = 'running'`,
]
