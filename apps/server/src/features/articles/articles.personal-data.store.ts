import { personalData } from '../../database/personal-data.ts'

/** Articles are the site's: those of an administrator who leaves go to the owner. */
export const articleData = [
  personalData('articles', 'author_id', {
    erase: async (transaction, { id, ownerId }) => {
      await transaction
        .updateTable('articles')
        .set({ author_id: ownerId })
        .where('author_id', '=', id)
        .execute()
    },
  }),
]
