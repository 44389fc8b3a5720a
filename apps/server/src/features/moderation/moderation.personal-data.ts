import { goesWithUser } from '../../database/personal-data.ts'

export const reportData = [goesWithUser('reports', 'user_id', ['visitor'])]

/** Nobody but administrators has read it: it goes in any case. */
export const heldData = [goesWithUser('held_posts', 'user_id')]
