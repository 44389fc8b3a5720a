/** What was missed is looked up in the log so often, in case nobody has told. */
export const FOLLOW_EVERY_MS = 2_000
/** Sessions and notifications are asked for so often, in case nobody has told that they changed. */
export const CHECKED_EVERY_MS = 30_000
/** After one such question the next one waits so long. */
export const CHECKS_APART_MS = 250
/** Every node says so often who is in. */
export const PRESENCE_EVERY_MS = 2_000
/** A node that has not been heard for so long is gone: with the above, right within 10 s. */
export const NODE_LOST_AFTER_MS = 6_000
/** Comings and goings of this long share one list. */
export const ONLINE_LIST_EVERY_MS = 250
/** Whoever does not say init in this time is let go. */
export const INIT_WITHIN_MS = 10_000
