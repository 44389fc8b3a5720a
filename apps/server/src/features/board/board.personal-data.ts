import { authoredBy, type PersonalData } from '../../database/personal-data.ts'

const texts = authoredBy('board_messages', 'user_id')

export const boardData: readonly PersonalData[] = [
  {
    ...texts,
    // Shown for visitors only; a note of a user has the current name of its account.
    erase: async (transaction, user) => {
      await texts.erase(transaction, user)
      await transaction
        .updateTable('board_messages')
        .set({ nick_name: '' })
        .where('user_id', '=', user.id)
        .execute()
    },
  },
]
