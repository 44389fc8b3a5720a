import { authoredBy, deletedWithUser, personalData } from '../../database/personal-data.ts'

export const chatData = [
  authoredBy('chat_messages', 'user_id'),
  personalData('chat_events', 'user_id', {
    // The event itself stays, because other clients may not have received it yet.
    erase: async (transaction, { id }) => {
      await transaction
        .updateTable('chat_events')
        .set({ user_id: null, client_id: null })
        .where('user_id', '=', id)
        .execute()
    },
  }),
  deletedWithUser('chat_mutes', 'user_id'),
]
