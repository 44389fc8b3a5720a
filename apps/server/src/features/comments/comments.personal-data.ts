import { personalData, writtenBy } from '../../database/personal-data.ts'

export const commentData = [
  writtenBy('comments', 'from_id'),
  // Whom somebody answered belongs to the answer, and the tombstone has no name.
  personalData('comments', 'to_id', {
    isOthers: true,
    erase: async () => undefined,
  }),
]
