import { goesWithUser } from '../../database/personal-data.ts'

/** An address is the user's own; so is what was mailed there, and what they caused to be told. */
export const outboxData = [
  goesWithUser('deliveries', 'user_id'),
  goesWithUser('mails', 'user_id'),
  goesWithUser('mail_addresses', 'user_id'),
  goesWithUser('events', 'user_id'),
]
