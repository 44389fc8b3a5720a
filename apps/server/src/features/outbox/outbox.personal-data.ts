import { deletedWithUser } from '../../database/personal-data.ts'

/** Addresses, mails and events belong to the user. They are deleted with the account. */
export const outboxData = [
  deletedWithUser('deliveries', 'user_id'),
  deletedWithUser('mails', 'user_id'),
  deletedWithUser('mail_addresses', 'user_id'),
  deletedWithUser('events', 'user_id'),
]
