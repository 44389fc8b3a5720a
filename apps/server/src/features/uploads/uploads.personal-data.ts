import { goesWithUser, personalData } from '../../database/personal-data.ts'
import { releasePictures } from './picture-uses.store.ts'
import { eraseOf } from './uploads.store.ts'

export const uploadData = [
  personalData('uploads', 'user_id', {
    hide: ['uses', 'expires_at', 'leaving'],
    erase: async (transaction, { id }) => {
      await releasePictures(transaction, `avatar:${id}`)
      await eraseOf(transaction, id)
    },
  }),
  goesWithUser('upload_days', 'user_id'),
]
