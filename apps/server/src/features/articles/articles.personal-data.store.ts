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
  // What was typed belongs to the site as well; it only loses the name.
  personalData('manuscript_revisions', 'user_id', {
    hide: ['pictures'],
    erase: async (transaction, { id }) => {
      await transaction
        .updateTable('manuscript_revisions')
        .set({ user_id: null })
        .where('user_id', '=', id)
        .execute()
    },
  }),
]
