import { authoredBy } from '../../database/personal-data.ts'

export const talkData = [authoredBy('talks', 'user_id')]
