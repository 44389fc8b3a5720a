/**
 * A song that waits for its turn or for its data is not broken. Without an answer for so long, as
 * long as servers keep a silent connection, its request has failed.
 */
export const PATIENCE_MS = 120_000

/** The next song is chosen and loaded this long before the end. */
export const PREPARED_BEFORE_END_S = 30

/** The player pauses after this many unplayable songs in a row. */
export const SKIPPED_IN_A_ROW = 5

/** Saved songs per list. */
export const SAVED_SONGS = 300

/** Saved ids of the playing list. All others are requested again. */
export const SAVED_IDS = 2_000

/** Songs that `previous` can return to. */
export const HEARD_SONGS = 50
