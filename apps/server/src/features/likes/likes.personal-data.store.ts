import { sql } from 'kysely'
import { personalData } from '../../database/personal-data.ts'

export const likeData = [
  personalData('likes', 'user_id', {
    // The like was counted, so its row stays without the user.
    erase: async (transaction, { id }) => {
      await transaction
        .updateTable('likes')
        .set({ user_id: null, visitor: sql`'gone ' || id` })
        .where('user_id', '=', id)
        .execute()
    },
  }),
]
