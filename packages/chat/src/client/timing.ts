/** Interval of the socket check. */
export const HEARTBEAT_MS = 30_000
/** The same while nobody sees the page and the room cannot be reached. */
export const HIDDEN_HEARTBEAT_MS = 300_000
/** A socket that does not answer in this time is dead. */
export const ANSWER_WITHIN_MS = 10_000
export const RECONNECT_DELAY_MS = 5_000
export const RECONNECT_ATTEMPTS = 5
/** An older unsent message is offered to its author, not sent. */
export const OFFERED_AFTER_MS = 600_000
/** After this time nobody asks about a message that waits for a review. */
export const HELD_FORGOTTEN_MS = 20 * 3_600_000
/** Delay before the history is requested again after a failure. */
export const HISTORY_RETRY_MS = 5_000
/** A user sends at most one typing frame per `TYPING_EVERY_MS`. */
export const TYPING_EVERY_MS = 2_500
export const TYPING_EXPIRES_MS = 5_000

/** The reason of a forced close follows the list at once. */
export const REASON_WITHIN_MS = 500
