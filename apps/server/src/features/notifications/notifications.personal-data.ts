import { goesWithUser } from '../../database/personal-data.ts'

export const notificationData = [goesWithUser('notifications', 'user_id')]
