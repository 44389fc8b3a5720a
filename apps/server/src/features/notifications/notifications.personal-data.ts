import { deletedWithUser } from '../../database/personal-data.ts'

export const notificationData = [deletedWithUser('notifications', 'user_id')]
