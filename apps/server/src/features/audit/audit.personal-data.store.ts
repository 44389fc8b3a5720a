import { type PersonalData, personalData } from '../../database/personal-data.ts'
import { auditStore } from './audit.store.ts'

/** Audit entries belong to the site. After an account deletion they lose the name. */
export const auditData: readonly PersonalData[] = [
  personalData('audit_entries', 'user_id', {
    erase: async (transaction, { id }) => {
      await transaction
        .updateTable('audit_entries')
        .set({ user_id: null })
        .where('user_id', '=', id)
        .execute()
      await auditStore(transaction).forgetGivenNames(id)
    },
  }),
]
