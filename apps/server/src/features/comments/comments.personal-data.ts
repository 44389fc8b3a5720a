import { authoredBy, personalData } from '../../database/personal-data.ts'

export const commentData = [
  authoredBy('comments', 'from_id'),
  // The recipient belongs to the reply, and the anonymized row has no name.
  personalData('comments', 'to_id', {
    isOthers: true,
    erase: async () => undefined,
  }),
]
