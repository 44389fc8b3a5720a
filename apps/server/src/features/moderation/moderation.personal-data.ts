import { deletedWithUser } from '../../database/personal-data.ts'

export const reportData = [deletedWithUser('reports', 'user_id', ['visitor'])]

/** Only administrators have read held posts, so they are always erased. */
export const heldData = [deletedWithUser('held_posts', 'user_id')]
