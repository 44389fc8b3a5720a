import { goesWithUser } from '../../database/personal-data.ts'

export const reportData = [goesWithUser('reports', 'user_id', ['visitor'])]

/** Only administrators have read held posts, so they are always erased. */
export const heldData = [goesWithUser('held_posts', 'user_id')]
