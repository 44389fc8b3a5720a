/** The socket is looked at so often. */
export const HEARTBEAT_MS = 30_000
/** Whoever does not answer in this time is not there. */
export const ANSWER_WITHIN_MS = 10_000
export const RECONNECT_DELAY_MS = 5_000
export const RECONNECT_TRIES = 5
/** A chat message that waited longer is offered to its writer, not sent. */
export const OFFERED_AFTER_MS = 600_000
/** The history is asked for again when it did not come. */
export const HISTORY_RETRY_MS = 5_000
/** The others hear at most so often that somebody is typing, and forget it after so long. */
export const TYPING_EVERY_MS = 2_500
export const TYPING_FORGOTTEN_MS = 5_000
