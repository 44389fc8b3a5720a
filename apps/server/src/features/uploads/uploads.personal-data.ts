import { deletedWithUser, personalData } from '../../database/personal-data.ts'
import { releasePictures } from './picture-uses.store.ts'
import { eraseOf } from './uploads.store.ts'

export const uploadData = [
  personalData('uploads', 'user_id', {
    hide: ['use_count', 'expires_at', 'deleting'],
    erase: async (transaction, { id }) => {
      await releasePictures(transaction, `avatar:${id}`)
      await eraseOf(transaction, id)
    },
  }),
  deletedWithUser('daily_uploads', 'user_id'),
]
