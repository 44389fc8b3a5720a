import { goesWithUser } from '../../database/personal-data.ts'

export const transferData = [goesWithUser('imports', 'user_id')]
