import { deletedWithUser, type PersonalData } from '../../database/personal-data.ts'
import { forgetUser } from './forget-user.store.ts'

/** Songs that wait are no data of a user's own; only the name beside them is. */
export const turntableData: readonly PersonalData[] = [
  {
    table: 'turntable',
    column: 'state',
    exportOf: async function* () {},
    erase: (transaction, { id }) => forgetUser(transaction, id),
  },
  deletedWithUser('listening_reminders', 'user_id'),
]
