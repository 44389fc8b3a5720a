import { deletedWithUser } from '../../database/personal-data.ts'

export const transferData = [deletedWithUser('imports', 'user_id')]
