import { type PersonalData, personalData } from '../../database/personal-data.ts'

/** What was done at the desk is the site's; whose account is gone loses the name. */
export const auditData: readonly PersonalData[] = [
  personalData('audit_entries', 'user_id', {
    erase: async (transaction, { id }) => {
      await transaction
        .updateTable('audit_entries')
        .set({ user_id: null })
        .where('user_id', '=', id)
        .execute()
    },
  }),
]
