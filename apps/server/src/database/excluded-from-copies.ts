/** Tables whose rows no copy of the database holds, because they have to go with their day. */
export const NOT_COPIED = ['daily_visitors', 'daily_likes', 'daily_salts'] as const
