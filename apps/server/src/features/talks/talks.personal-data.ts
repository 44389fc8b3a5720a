import { writtenBy } from '../../database/personal-data.ts'

export const talkData = [writtenBy('talks', 'user_id')]
