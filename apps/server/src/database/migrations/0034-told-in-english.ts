import type { Migration } from '../migrate.ts'
import { trigger } from '../triggers.ts'

/** What a notification leads to; the addresses are those of the contract. */
const PATH = `coalesce(case new.type
  when 1 then '/article?id=' || new.to_id
  when 2 then '/talk?id=' || new.to_id
  when 3 then coalesce('/message/detail?id=' || new.to_id, '/message/list')
  else '/link/list' end, '/')`

/** Notifications in both languages; a mail takes the one in which its address was named. */
export const toldInEnglish: Migration = {
  name: '0034-told-in-english',
  statements: (engine) => [
    `alter table notifications add column message_en text`,
    ...(engine === 'sqlite'
      ? ['drop trigger notifications_heard']
      : [
          'drop trigger notifications_heard on notifications',
          'drop function notifications_heard()',
        ]),
    ...trigger(engine, {
      name: 'notifications_heard',
      moment: 'after insert',
      table: 'notifications',
      body: `insert into events
          (kind, user_id, name, title, text, path, notification_id, created_at)
        select 'notification', null, '', '',
            case language when 'en' then coalesce(new.message_en, new.message) else new.message end,
            ${PATH}, new.id, new.created_at
          from mail_addresses
          where user_id = new.user_id and digest = 'daily' and confirmed_at is not null;
        insert into deliveries
          (event_id, channel, key, user_id, state, due_at, created_at)
        select id, 'mail:' || new.user_id, '', new.user_id, 'gathering', created_at, created_at
          from events where notification_id = new.id`,
    }),
  ],
}
