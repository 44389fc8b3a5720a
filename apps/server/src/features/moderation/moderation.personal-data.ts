import { goesWithUser } from '../../database/personal-data.ts'

export const reportData = [goesWithUser('reports', 'user_id')]
