/** Interval of reading the log, in case no node has published a change. */
export const FOLLOW_EVERY_MS = 2_000
/** Interval of checking sessions and notifications, in case no change was reported. */
export const CHECK_EVERY_MS = 30_000
/** Minimum time between two checks. */
export const CHECK_INTERVAL_MS = 250
/** Interval of publishing the users of a node. */
export const PRESENCE_EVERY_MS = 2_000
/** A node that is silent for this long is removed, so that the list is right within 10 s. */
export const NODE_LOST_AFTER_MS = 6_000
/** Changes within this time share one online list. */
export const ONLINE_LIST_EVERY_MS = 250
/** A socket without init is closed after this time. */
export const INIT_WITHIN_MS = 10_000
/** Changes of the listeners within this time share one list. */
export const LISTENERS_EVERY_MS = 800
