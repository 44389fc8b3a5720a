import {
  authoredBy,
  deletedWithUser,
  type PersonalData,
  personalData,
} from '../../database/personal-data.ts'

const texts = authoredBy('chat_messages', 'user_id')

/** Messages with their earlier texts, which go also when the messages stay. */
const messageData: PersonalData = {
  ...texts,
  exportOf: async function* (queries, userId) {
    for await (const rows of texts.exportOf(queries, userId)) {
      const ids = rows.map(({ id }) => Number(id))
      const edits = await queries
        .selectFrom('chat_edits')
        .select(['message_id', 'content'])
        .where('message_id', 'in', ids)
        .orderBy('written_at')
        .execute()
      yield rows.map((row) => ({
        ...row,
        earlier_texts: edits.flatMap(({ message_id, content }) =>
          message_id === row.id ? [content] : [],
        ),
      }))
    }
  },
  erase: async (transaction, user) => {
    await transaction
      .deleteFrom('chat_edits')
      .where('message_id', 'in', ({ selectFrom }) =>
        selectFrom('chat_messages').select('id').where('user_id', '=', user.id),
      )
      .execute()
    await texts.erase(transaction, user)
  },
}

export const chatData = [
  messageData,
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
