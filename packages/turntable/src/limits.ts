/** Songs of one user that wait at once. */
export const WAITING_MAX = 3
/** Songs that one user asks for within a minute. */
export const ASKS_PER_MINUTE = 5
export const ASKS_WINDOW_MS = 60_000
/** A song is played again after this many others. */
export const REPEATED_AFTER_SONGS = 5
export const QUEUE_MAX = 50
export const HOSTS_MAX = 20
