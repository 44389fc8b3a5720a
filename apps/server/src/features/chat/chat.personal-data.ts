import { writtenBy } from '../../database/personal-data.ts'

export const chatData = [writtenBy('chat_messages', 'user_id')]
