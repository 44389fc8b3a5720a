/** Tables whose rows are in no copy of the database, because they are deleted with their day. */
export const EXCLUDED_FROM_COPIES = ['daily_visitors', 'daily_likes', 'daily_salts'] as const
