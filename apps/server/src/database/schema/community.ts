import { LINK_STATUS, REACTION_TYPE } from '@lanting/contract'
import type { Engine } from '../open.ts'
import { idColumn, type Schema } from './columns.ts'
import { countRows } from './triggers.ts'

const comments = (engine: Engine) => [
  `create table comments (
    ${idColumn(engine)},
    parent_id integer references comments (id) on delete cascade,
    type integer not null,
    for_id integer not null,
    from_id integer not null references users (id) on delete cascade,
    to_id integer references users (id) on delete set null,
    content text not null,
    original_content text,
    pictures text not null default '[]',
    thumbs_up integer not null default 0,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index comments_popular on comments (type, for_id, parent_id, thumbs_up desc, id desc)`,
  `create index comments_latest on comments (type, for_id, parent_id, created_at desc, id desc)`,
  `create index comments_parent_id on comments (parent_id, created_at, id)`,
  `create index comments_of_subject on comments (type, for_id, id)`,
  `create index comments_created_at on comments (created_at desc, id desc)`,
  `create index comments_from_id on comments (from_id)`,
  `create index comments_to_id on comments (to_id)`,
  ...countRows(engine, {
    table: 'comments',
    scope: 'comments',
    subject: `row.type || ':' || row.for_id`,
  }),
  ...countRows(engine, {
    table: 'comments',
    scope: 'parent_comments',
    subject: `row.type || ':' || row.for_id`,
    when: 'row.parent_id is null',
  }),
]

/** A like belongs to a user or to a visitor, never to both. */
const likes = (engine: Engine) => [
  `create table likes (
    ${idColumn(engine)},
    type integer not null,
    for_id integer not null,
    user_id integer references users (id) on delete cascade,
    visitor text,
    created_at bigint not null,
    check ((user_id is null) <> (visitor is null))
  )`,
  `create unique index likes_one_per_user on likes (type, for_id, user_id) where user_id is not null`,
  `create unique index likes_one_per_visitor on likes (type, for_id, visitor) where visitor is not null`,
  `create index likes_user_id on likes (user_id)`,
  // The likes of articles and others are counted in the rows that they are for.
  ...countRows(engine, {
    table: 'likes',
    scope: 'reactions',
    subject: `row.type || ':' || row.for_id`,
    when: `row.type in (${Object.values(REACTION_TYPE).join(', ')})`,
  }),
]

const boardMessages = (engine: Engine) => [
  `create table board_messages (
    ${idColumn(engine)},
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
  `create index board_messages_created_at on board_messages (created_at desc, id desc)`,
  `create index board_messages_tag on board_messages (tag, created_at desc, id desc)`,
  `create index board_messages_user_id on board_messages (user_id)`,
  ...countRows(engine, { table: 'board_messages', scope: 'board_messages', blocks: { id: 'id' } }),
  ...countRows(engine, {
    table: 'board_messages',
    scope: 'board_tag',
    subject: 'row.tag',
    columns: ['tag'],
    blocks: { id: 'id', isOfSubject: 'row.tag = new.subject' },
  }),
]

const links = (engine: Engine) => [
  `create table links (
    ${idColumn(engine)},
    site_name text not null,
    site_desc text not null,
    site_avatar text not null default '',
    url text not null,
    status integer not null default ${LINK_STATUS.waiting},
    user_id integer references users (id) on delete set null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index links_list on links (status, created_at, id)`,
  `create index links_created_at on links (created_at, id)`,
  `create index links_user_id on links (user_id)`,
  ...countRows(engine, {
    table: 'links',
    scope: 'links',
    when: `row.status = ${LINK_STATUS.approved}`,
    columns: ['status'],
  }),
]

/** The client ids of the last day, hashed, with the row that each submission has created. */
const submissions = [
  `create table submissions (
    key text primary key,
    subject_id integer not null default 0,
    created_at bigint not null
  )`,
  `create index submissions_created_at on submissions (created_at)`,
]

export const communitySchema: Schema = (engine) => [
  ...comments(engine),
  ...likes(engine),
  ...boardMessages(engine),
  ...links(engine),
  ...submissions,
]
