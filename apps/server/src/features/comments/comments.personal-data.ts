import { authoredBy, type PersonalData, personalData } from '../../database/personal-data.ts'

const authored = authoredBy('comments', 'from_id')

export const commentData: readonly PersonalData[] = [
  {
    ...authored,
    erase: async (transaction, user) => {
      await authored.erase(transaction, user)
      // The author replaced this text; moderation no longer needs it.
      await transaction
        .updateTable('comments')
        .set({ original_content: null })
        .where('from_id', '=', user.id)
        .execute()
    },
  },
  // The recipient belongs to the reply, and the anonymized row has no name.
  personalData('comments', 'to_id', {
    isOthers: true,
    erase: async () => undefined,
  }),
]
