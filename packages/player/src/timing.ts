/** A song that has not begun to sound by then is not going to. */
export const PATIENCE_MS = 20_000

/** So long before its end the song that follows is drawn and fetched. */
export const PREPARED_BEFORE_END_S = 30

/** So many songs in a row may turn out unplayable before the player waits for a person. */
export const SKIPPED_IN_A_ROW = 5

/** How many songs of each list a page remembers. */
export const SAVED_SONGS = 300
