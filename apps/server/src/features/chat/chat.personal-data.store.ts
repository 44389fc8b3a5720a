import {
  authoredBy,
  deletedWithUser,
  type PersonalData,
  personalData,
} from '../../database/personal-data.ts'

/** Earlier texts of the user's messages. They go also when the messages stay. */
const editData: PersonalData = {
  table: 'chat_edits',
  column: 'message_id',
  exportOf: (queries, userId) =>
    queries
      .selectFrom('chat_edits')
      .innerJoin('chat_messages', 'chat_messages.id', 'chat_edits.message_id')
      .selectAll('chat_edits')
      .where('chat_messages.user_id', '=', userId)
      .execute(),
  erase: async (transaction, { id }) => {
    await transaction
      .deleteFrom('chat_edits')
      .where('message_id', 'in', ({ selectFrom }) =>
        selectFrom('chat_messages').select('id').where('user_id', '=', id),
      )
      .execute()
  },
}

export const chatData = [
  editData,
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
  deletedWithUser('chat_reactions', 'user_id'),
  personalData('chat_pins', 'user_id', {
    isOthers: true,
    erase: async (transaction, { id }) => {
      await transaction
        .updateTable('chat_pins')
        .set({ user_id: null })
        .where('user_id', '=', id)
        .execute()
    },
  }),
  deletedWithUser('chat_mentions', 'user_id'),
]
