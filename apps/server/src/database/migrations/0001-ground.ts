import type { Migration } from '../migrate.ts'
import { counted, followed, trigger } from '../triggers.ts'

const people = (id: string) => [
  `create table users (
    id ${id},
    username text not null,
    password_hash text not null,
    password_once integer not null default 0,
    role integer not null default 2,
    nick_name text not null,
    avatar text not null default '',
    qq text not null default '',
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create unique index users_username on users (lower(username))`,
  `create index users_newest on users (created_at desc, id desc)`,
  `create table sessions (
    id ${id},
    token_hash text not null unique,
    user_id integer not null references users (id) on delete cascade,
    device text not null default '',
    created_at bigint not null,
    last_seen_at bigint not null,
    expires_at bigint not null
  )`,
  `create index sessions_of_user on sessions (user_id, last_seen_at desc)`,
  `create index sessions_expiry on sessions (expires_at)`,
  `create table notifications (
    id ${id},
    message text not null,
    user_id integer not null references users (id) on delete cascade,
    type integer not null,
    to_id integer,
    is_view integer not null default 1,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index notifications_list on notifications (user_id, is_view, created_at desc, id desc)`,
  `create index notifications_target on notifications (type, to_id)`,
]

/** The pinned come first, by their own order; `top_rank` is that order made sortable by an index. */
const articles = (id: string) => [
  `create table categories (
    id ${id},
    category_name text not null unique,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table tags (
    id ${id},
    tag_name text not null unique,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table articles (
    id ${id},
    article_title text not null unique,
    author_id integer not null references users (id),
    category_id integer not null references categories (id),
    article_description text not null,
    article_content text not null,
    article_html text not null,
    article_cover text not null default '',
    is_top integer not null default 2,
    "order" integer,
    top_rank integer generated always as (
      case when is_top = 1 then coalesce("order", 2147483646) else 2147483647 end
    ) stored,
    status integer not null default 1,
    type integer not null default 1,
    origin_url text,
    view_times integer not null default 0,
    thumbs_up_times integer not null default 0,
    reading_duration double precision not null default 0,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index articles_home on articles (status, top_rank, created_at desc, id desc)`,
  `create index articles_timeline on articles (status, created_at desc, id desc)`,
  `create index articles_newest on articles (created_at desc, id desc)`,
  `create index articles_hot on articles (status, view_times desc, id desc)`,
  `create index articles_neighbours on articles (status, id)`,
  `create index articles_of_category on articles (category_id, status, created_at desc, id desc)`,
  `create index articles_of_author on articles (author_id)`,
  `create table article_tags (
    article_id integer not null references articles (id) on delete cascade,
    tag_id integer not null references tags (id),
    status integer not null,
    created_at bigint not null,
    primary key (article_id, tag_id)
  )`,
  `create index article_tags_list on article_tags (tag_id, status, created_at desc, article_id desc)`,
]

const conversation = (id: string) => [
  `create table comments (
    id ${id},
    parent_id integer references comments (id) on delete cascade,
    type integer not null,
    for_id integer not null,
    from_id integer not null references users (id) on delete cascade,
    to_id integer references users (id) on delete set null,
    content text not null,
    thumbs_up integer not null default 0,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index comments_hot on comments (type, for_id, parent_id, thumbs_up desc, id desc)`,
  `create index comments_new on comments (type, for_id, parent_id, created_at desc, id desc)`,
  `create index comments_replies on comments (parent_id, created_at, id)`,
  `create index comments_newest on comments (created_at desc, id desc)`,
  `create index comments_from on comments (from_id)`,
  `create index comments_to on comments (to_id)`,
  `create table likes (
    id ${id},
    type integer not null,
    for_id integer not null,
    user_id integer references users (id) on delete cascade,
    visitor text,
    created_at bigint not null,
    check ((user_id is null) <> (visitor is null))
  )`,
  `create unique index likes_by_user on likes (type, for_id, user_id) where user_id is not null`,
  `create unique index likes_by_visitor on likes (type, for_id, visitor) where visitor is not null`,
  `create index likes_of_user on likes (user_id)`,
  `create table board_messages (
    id ${id},
    tag text not null,
    message text not null,
    color text not null,
    font_size integer not null default 16,
    font_weight integer not null default 500,
    bg_color text not null default 'transparent',
    bg_url text not null default '',
    user_id integer references users (id) on delete cascade,
    nick_name text not null,
    like_times integer not null default 0,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index board_messages_newest on board_messages (created_at desc, id desc)`,
  `create index board_messages_of_tag on board_messages (tag, created_at desc, id desc)`,
  `create index board_messages_of_user on board_messages (user_id)`,
  `create table chat_messages (
    id ${id},
    user_id integer not null references users (id) on delete cascade,
    content text not null,
    content_type text not null,
    created_at bigint not null
  )`,
  `create index chat_messages_of_user on chat_messages (user_id)`,
]

const places = (id: string) => [
  `create table talks (
    id ${id},
    user_id integer not null references users (id) on delete cascade,
    content text not null,
    status integer not null default 1,
    is_top integer not null default 2,
    like_times integer not null default 0,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index talks_list on talks (status, is_top, created_at desc, id desc)`,
  `create index talks_of_user on talks (user_id)`,
  `create table talk_photos (
    talk_id integer not null references talks (id) on delete cascade,
    position integer not null,
    url text not null,
    primary key (talk_id, position)
  )`,
  `create table albums (
    id ${id},
    album_name text not null unique,
    description text not null,
    album_cover text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index albums_newest on albums (created_at desc, id desc)`,
  `create table photos (
    id ${id},
    album_id integer not null references albums (id) on delete cascade,
    url text not null,
    status integer not null default 1,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index photos_list on photos (album_id, status, created_at desc, id desc)`,
  `create table links (
    id ${id},
    site_name text not null,
    site_desc text not null,
    site_avatar text not null default '',
    url text not null,
    status integer not null default 1,
    user_id integer references users (id) on delete set null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index links_list on links (status, created_at, id)`,
  `create index links_oldest on links (created_at, id)`,
  `create index links_of_user on links (user_id)`,
  `create table page_headers (
    id ${id},
    route_name text not null unique,
    bg_url text not null
  )`,
  `create table settings (
    name text primary key,
    value text not null,
    updated_at bigint not null
  )`,
]

const SAID_ABOUT = ['comments.for_id', 'likes.for_id', 'notifications.to_id']

export const ground: Migration = {
  name: '0001-ground',
  statements: (engine) => {
    const id =
      engine === 'sqlite'
        ? 'integer primary key autoincrement'
        : 'integer generated by default as identity primary key'
    const total = (rows: Parameters<typeof counted>[1]) => counted(engine, rows)
    return [
      `create table counters (
        scope text not null,
        subject text not null,
        value bigint not null,
        primary key (scope, subject)
      )`,
      `create index counters_largest on counters (scope, value desc, subject)`,
      ...people(id),
      ...articles(id),
      ...conversation(id),
      ...places(id),
      ...trigger(engine, {
        name: 'article_tags_follow',
        moment: 'after update of status, created_at',
        table: 'articles',
        body: `update article_tags set status = new.status, created_at = new.created_at
          where article_id = new.id`,
      }),
      ...followed(engine, 'articles', 1, SAID_ABOUT),
      ...followed(engine, 'talks', 2, SAID_ABOUT),
      ...followed(engine, 'board_messages', 3, SAID_ABOUT),
      ...followed(engine, 'comments', 4, ['likes.for_id']),
      ...total({ table: 'users', scope: 'users', columns: [] }),
      ...total({ table: 'categories', scope: 'categories', columns: [] }),
      ...total({ table: 'tags', scope: 'tags', columns: [] }),
      ...total({
        table: 'articles',
        scope: 'articles',
        when: 'row.status = 1',
        columns: ['status'],
      }),
      ...total({
        table: 'articles',
        scope: 'category',
        subject: 'row.category_id',
        when: 'row.status = 1',
        columns: ['status', 'category_id'],
      }),
      ...total({
        table: 'article_tags',
        scope: 'tag',
        subject: 'row.tag_id',
        when: 'row.status = 1',
        columns: ['status'],
      }),
      ...total({ table: 'talks', scope: 'talks', when: 'row.status = 1', columns: ['status'] }),
      ...total({ table: 'links', scope: 'links', when: 'row.status = 2', columns: ['status'] }),
      ...total({ table: 'board_messages', scope: 'board_messages', columns: [] }),
      ...total({
        table: 'board_messages',
        scope: 'board_tag',
        subject: 'row.tag',
        columns: ['tag'],
      }),
      ...total({
        table: 'comments',
        scope: 'comments',
        subject: `row.type || ':' || row.for_id`,
        columns: [],
      }),
      ...total({
        table: 'comments',
        scope: 'parent_comments',
        subject: `row.type || ':' || row.for_id`,
        when: 'row.parent_id is null',
        columns: [],
      }),
      ...total({
        table: 'notifications',
        scope: 'notifications',
        subject: 'row.user_id',
        columns: [],
      }),
      ...total({
        table: 'notifications',
        scope: 'unread_notifications',
        subject: 'row.user_id',
        when: 'row.is_view = 1',
        columns: ['is_view'],
      }),
      ...total({
        table: 'photos',
        scope: 'photos',
        subject: 'row.album_id',
        when: 'row.status = 1',
        columns: ['status', 'album_id'],
      }),
    ]
  },
}
