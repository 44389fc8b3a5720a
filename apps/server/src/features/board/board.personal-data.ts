import { writtenBy } from '../../database/personal-data.ts'

export const boardData = [writtenBy('board_messages', 'user_id')]
