import { deletedWithUser } from '../../database/personal-data.ts'

/** An address is the user's own; so is what was mailed there, and what they caused to be told. */
export const outboxData = [
  deletedWithUser('deliveries', 'user_id'),
  deletedWithUser('mails', 'user_id'),
  deletedWithUser('mail_addresses', 'user_id'),
  deletedWithUser('events', 'user_id'),
]
