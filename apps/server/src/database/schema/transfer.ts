import { idColumn, type Schema } from './columns.ts'

/** Imports: their progress, the rows that they have added, and the old addresses of texts. */
export const transferSchema: Schema = (engine) => [
  `create table redirects (
    path text primary key,
    article_id integer references articles (id) on delete cascade,
    page_id integer references pages (id) on delete cascade,
    check ((article_id is null) <> (page_id is null))
  )`,
  `create index redirects_article_id on redirects (article_id)`,
  `create index redirects_page_id on redirects (page_id)`,

  `create table imports (
    ${idColumn(engine)},
    user_id integer not null references users (id) on delete cascade,
    kind text not null,
    name text not null,
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

  `create table imported_rows (
    place text not null,
    row_id integer not null,
    source text unique,
    import_id integer references imports (id) on delete set null,
    file_hash text not null default '',
    content_hash text not null default '',
    primary key (place, row_id)
  )`,
  `create index imported_rows_import_id on imported_rows (import_id)`,
  `create index imported_rows_file_hash on imported_rows (file_hash)`,
]
