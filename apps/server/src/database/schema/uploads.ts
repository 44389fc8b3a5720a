import { idColumn, type Schema } from './columns.ts'
import { createTrigger } from './triggers.ts'

/** The tables whose rows show uploads, and the prefix of their subjects: `avatar:5` is user 5. */
const SUBJECTS = {
  users: 'avatar',
  articles: 'article',
  manuscripts: 'manuscript',
  talks: 'talk',
  albums: 'album',
  photos: 'photo',
  links: 'link',
  comments: 'comment',
  board_messages: 'board',
  held_posts: 'held',
  chat_messages: 'chat',
  page_headers: 'header',
  pages: 'page',
} as const

export const uploadsSchema: Schema = (engine) => [
  `create table uploads (
    ${idColumn(engine)},
    url text not null unique,
    user_id integer references users (id) on delete set null,
    bytes integer not null,
    width integer not null,
    height integer not null,
    placeholder text not null,
    blur text not null default '',
    use_count integer not null default 0,
    expires_at bigint,
    deleting integer not null default 0,
    created_at bigint not null
  )`,
  `create index uploads_expires_at on uploads (expires_at)`,
  `create index uploads_deleting on uploads (id) where deleting = 1`,
  `create index uploads_user_id on uploads (user_id, id)`,

  `create table upload_uses (
    subject text not null,
    upload_id integer not null references uploads (id),
    primary key (subject, upload_id)
  )`,
  `create index upload_uses_upload_id on upload_uses (upload_id)`,
  ...createTrigger(engine, {
    name: 'upload_uses_increment',
    moment: 'after insert',
    table: 'upload_uses',
    body: 'update uploads set use_count = use_count + 1, expires_at = null where id = new.upload_id',
  }),
  // An upload expires at once when it loses its last use.
  ...createTrigger(engine, {
    name: 'upload_uses_decrement',
    moment: 'after delete',
    table: 'upload_uses',
    body: `update uploads set use_count = use_count - 1,
    expires_at = case when use_count = 1 then 0 else null end where id = old.upload_id`,
  }),
  ...Object.entries(SUBJECTS).flatMap(([table, subject]) =>
    createTrigger(engine, {
      name: `${table}_release_uploads`,
      moment: 'after delete',
      table,
      body: `delete from upload_uses where subject = '${subject}:' || old.id`,
    }),
  ),

  `create table daily_uploads (
    user_id integer not null references users (id) on delete cascade,
    day integer not null,
    bytes bigint not null,
    primary key (user_id, day)
  )`,
  `create index daily_uploads_day on daily_uploads (day)`,
]
