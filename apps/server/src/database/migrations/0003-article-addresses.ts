import type { Migration } from '../migrate.ts'

/**
 * Slugs, dates, texts for search engines, notes and comment rules of articles; redirects to any
 * address; links to the preview of a manuscript.
 */
export const articleAddresses: Migration = {
  name: '0003-article-addresses',
  statements: () => [
    `alter table articles add column slug text`,
    `alter table articles add column dated_at bigint`,
    `alter table articles add column meta_title text not null default ''`,
    `alter table articles add column meta_description text not null default ''`,
    `alter table articles add column canonical_url text`,
    `alter table articles add column comment_rule text not null default 'default'`,
    `alter table articles add column notes text not null default ''`,
    `create unique index articles_slug on articles (slug) where slug is not null`,
    `drop index articles_sitemap`,
    `create index articles_sitemap on articles (status, id, updated_at, slug, canonical_url)`,

    `create table kept_redirects (
      path text primary key,
      article_id integer references articles (id) on delete cascade,
      page_id integer references pages (id) on delete cascade,
      target text,
      check (
        (case when article_id is null then 0 else 1 end)
        + (case when page_id is null then 0 else 1 end)
        + (case when target is null then 0 else 1 end) = 1
      )
    )`,
    `insert into kept_redirects (path, article_id, page_id)
      select path, article_id, page_id from redirects`,
    `drop table redirects`,
    `alter table kept_redirects rename to redirects`,
    `create index redirects_article_id on redirects (article_id)`,
    `create index redirects_page_id on redirects (page_id)`,

    `create table preview_links (
      manuscript_id integer primary key references manuscripts (id) on delete cascade,
      token_hash text not null unique,
      expires_at bigint not null,
      created_at bigint not null
    )`,
  ],
}
