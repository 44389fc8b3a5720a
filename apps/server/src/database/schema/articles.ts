import { ARTICLE_STATUS, ARTICLE_TYPE, PINNED } from '@lanting/contract'
import type { Engine } from '../open.ts'
import { idColumn, type Schema } from './columns.ts'
import { countRows, createTrigger } from './triggers.ts'

const INT4_MAX = 2_147_483_647
/** The rank of every article that is not pinned. */
export const UNPINNED_RANK = INT4_MAX
const IS_PUBLIC = `row.status = ${ARTICLE_STATUS.public}`

/** Pinned articles come first, in their own order. An index can sort by `top_rank`. */
const articles = (engine: Engine) => [
  `create table articles (
    ${idColumn(engine)},
    article_title text not null unique,
    author_id integer not null references users (id),
    category_id integer not null references categories (id),
    article_description text not null,
    article_content text not null,
    article_html text not null,
    article_cover text not null default '',
    is_top integer not null default ${PINNED.no},
    "order" integer,
    top_rank integer generated always as (
      case when is_top = ${PINNED.yes} then coalesce("order", ${INT4_MAX - 1}) else ${UNPINNED_RANK} end
    ) stored,
    status integer not null default ${ARTICLE_STATUS.public},
    type integer not null default ${ARTICLE_TYPE.original},
    origin_url text,
    view_times integer not null default 0,
    thumbs_up_times integer not null default 0,
    reading_duration double precision not null default 0,
    publish_at bigint,
    published_at bigint,
    trashed_at bigint,
    trashed_status integer,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index articles_home on articles (status, top_rank, created_at desc, id desc)`,
  `create index articles_timeline on articles (status, created_at desc, id desc)`,
  `create index articles_created_at on articles (created_at desc, id desc)`,
  `create index articles_popular on articles (status, view_times desc, id desc)`,
  `create index articles_status_id on articles (status, id)`,
  `create index articles_category_id on articles (category_id, status, created_at desc, id desc)`,
  `create index articles_author_id on articles (author_id)`,
  `create index articles_publish_at on articles (publish_at) where publish_at is not null`,
  `create index articles_trashed_at on articles (trashed_at) where trashed_at is not null`,
  // Covering indexes: sitemap and search read them instead of rows with long texts.
  `create index articles_sitemap on articles (status, id, updated_at)`,
  `create index articles_search_rank on articles (status, id, view_times)`,
  ...countRows(engine, {
    table: 'articles',
    scope: 'articles',
    when: IS_PUBLIC,
    columns: ['status'],
    blocks: { id: 'id' },
  }),
  ...countRows(engine, {
    table: 'articles',
    scope: 'unpinned_articles',
    when: `${IS_PUBLIC} and row.is_top <> ${PINNED.yes}`,
    columns: ['status', 'is_top'],
    blocks: { id: 'id' },
  }),
  ...countRows(engine, {
    table: 'articles',
    scope: 'category',
    subject: 'row.category_id',
    when: IS_PUBLIC,
    columns: ['status', 'category_id'],
    blocks: { id: 'id', isOfSubject: 'row.category_id = cast(new.subject as integer)' },
  }),
]

/** Status and time are copies of the article's, so that the list of a tag needs one index. */
const articleTags = (engine: Engine) => [
  `create table article_tags (
    article_id integer not null references articles (id) on delete cascade,
    tag_id integer not null references tags (id),
    status integer not null,
    created_at bigint not null,
    primary key (article_id, tag_id)
  )`,
  `create index article_tags_tag_id on article_tags (tag_id, status, created_at desc, article_id desc)`,
  ...createTrigger(engine, {
    name: 'articles_update_tags',
    moment: 'after update of status, created_at',
    table: 'articles',
    body: `update article_tags set status = new.status, created_at = new.created_at
    where article_id = new.id`,
  }),
  ...countRows(engine, {
    table: 'article_tags',
    scope: 'tag',
    subject: 'row.tag_id',
    when: IS_PUBLIC,
    columns: ['status'],
    blocks: { id: 'article_id', isOfSubject: 'row.tag_id = cast(new.subject as integer)' },
  }),
]

const manuscripts = (engine: Engine) => [
  `create table manuscripts (
    ${idColumn(engine)},
    article_id integer unique references articles (id) on delete cascade,
    revision integer not null,
    saved_revision integer not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index manuscripts_unpublished on manuscripts (updated_at desc, id desc)
    where article_id is null`,

  `create table manuscript_revisions (
    manuscript_id integer not null references manuscripts (id) on delete cascade,
    revision integer not null,
    kind text not null,
    user_id integer references users (id) on delete set null,
    article_title text not null,
    length integer not null,
    fields text not null,
    pictures text not null,
    created_at bigint not null,
    primary key (manuscript_id, revision)
  )`,
  `create index manuscript_revisions_user_id on manuscript_revisions (user_id)`,
]

export const articlesSchema: Schema = (engine) => [
  ...articles(engine),
  ...articleTags(engine),
  ...manuscripts(engine),
]
