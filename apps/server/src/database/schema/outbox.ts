import type { Engine } from '../open.ts'
import { idColumn, type Schema } from './columns.ts'
import { createTrigger } from './triggers.ts'

const SENDING_COLUMNS = `state text not null,
    attempts integer not null default 0,
    due_at bigint not null,
    leased_until bigint,
    status integer,
    created_at bigint not null,
    sent_at bigint`

const webhooks = (engine: Engine) => [
  `create table webhooks (
    ${idColumn(engine)},
    url text not null,
    kinds text not null,
    secret text not null,
    enabled integer not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
]

const events = (engine: Engine) => [
  `create table events (
    ${idColumn(engine)},
    kind text not null,
    user_id integer references users (id) on delete cascade,
    name text not null,
    title text not null,
    text text not null,
    path text not null,
    notification_id integer unique references notifications (id) on delete cascade,
    created_at bigint not null
  )`,
  `create index events_created_at on events (created_at)`,
  `create index events_user_id on events (user_id)`,
]

const mails = (engine: Engine) => [
  `create table mail_addresses (
    user_id integer primary key references users (id) on delete cascade,
    address text not null,
    language text not null,
    digest text not null default 'off',
    requested_at bigint not null,
    confirmed_at bigint
  )`,
  `create index mail_addresses_digest on mail_addresses (digest)`,

  `create table mails (
    ${idColumn(engine)},
    user_id integer not null references users (id) on delete cascade,
    kind text not null,
    message_id text not null unique,
    ${SENDING_COLUMNS}
  )`,
  `create index mails_due on mails (due_at) where state = 'waiting'`,
  `create index mails_user_id on mails (user_id)`,
  `create index mails_created_at on mails (created_at)`,
]

const deliveries = (engine: Engine) => [
  `create table deliveries (
    ${idColumn(engine)},
    event_id integer not null references events (id) on delete cascade,
    channel text not null,
    key text not null,
    webhook_id integer,
    user_id integer references users (id) on delete cascade,
    mail_id integer references mails (id) on delete cascade,
    ${SENDING_COLUMNS},
    unique (event_id, channel)
  )`,
  `create index deliveries_due on deliveries (due_at) where state = 'waiting'`,
  `create index deliveries_batching on deliveries (created_at) where state = 'batching'`,
  `create index deliveries_webhook_id on deliveries (webhook_id, id)`,
  `create index deliveries_user_id on deliveries (user_id)`,
  `create index deliveries_mail_id on deliveries (mail_id)`,
]

/**
 * Queues a notification for the user's daily digest, in the language of the mail address. Its target
 * is in the contract's table of notification kinds, so the path stays empty here.
 */
const notificationMails = (engine: Engine) =>
  createTrigger(engine, {
    name: 'notifications_queue_mail',
    moment: 'after insert',
    table: 'notifications',
    body: `insert into events
      (kind, user_id, name, title, text, path, notification_id, created_at)
    select 'notification', null, '', '',
      case language when 'en' then coalesce(new.message_en, new.message) else new.message end,
      '', new.id, new.created_at
    from mail_addresses
    where user_id = new.user_id and digest = 'daily' and confirmed_at is not null;
  insert into deliveries
      (event_id, channel, key, user_id, state, due_at, created_at)
    select id, 'mail:' || new.user_id, '', new.user_id, 'batching', created_at, created_at
    from events where notification_id = new.id`,
  })

export const outboxSchema: Schema = (engine) => [
  ...webhooks(engine),
  ...events(engine),
  ...mails(engine),
  ...deliveries(engine),
  ...notificationMails(engine),
]
