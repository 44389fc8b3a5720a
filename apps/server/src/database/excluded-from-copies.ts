/** Tables whose rows no copy of the database holds, because they have to go with their day. */
export const NOT_COPIED = ['day_visitors', 'day_likes', 'day_salts'] as const
