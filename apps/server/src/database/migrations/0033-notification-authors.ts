import type { Migration } from '../migrate.ts'

/** Who caused a notification, because its words contain the name. */
export const notificationAuthors: Migration = {
  name: '0033-notification-authors',
  statements: () => [
    `alter table notifications add column by_id integer references users (id) on delete set null`,
    `create index notifications_by_id on notifications (by_id) where by_id is not null`,
  ],
}
