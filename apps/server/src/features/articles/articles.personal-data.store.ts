import { personalData } from '../../database/personal-data.ts'

/** Articles belong to the site. After an account deletion they belong to the owner. */
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
  // Revisions belong to the site too. They only lose the name.
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
