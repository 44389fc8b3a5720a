import { authoredBy } from '../../database/personal-data.ts'

export const boardData = [authoredBy('board_messages', 'user_id')]
