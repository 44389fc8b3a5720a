/** A song that starts at once starts this much later, so that everybody has loaded it. */
export const START_LEAD_MS = 1_500
/** The pause between two songs. */
export const GAP_MS = 1_000
/** After a longer absence of the server, the turntable starts anew instead of catching up. */
export const CATCH_UP_MAX_MS = 86_400_000
/** A timer of the server that fails is set again after this time. */
export const RETRY_MS = 2_000

/** Users are reminded of a session this long before. */
export const REMIND_BEFORE_MS = 600_000

/** Round trips at the beginning, and their distance. */
export const FIRST_PINGS = 5
export const FIRST_PING_EVERY_MS = 200
/** Later round trips. */
export const PING_EVERY_MS = 15_000
/** Of the round trips of this time, the one with the least delay counts. */
export const SAMPLES_FOR_MS = 90_000
/** A new estimate is approached by this share of the time that passes. */
export const SLEW = 0.01
/** A larger error of the clock (the computer has slept) is corrected at once. */
export const STEP_BEYOND_MS = 1_000

/** Interval of comparing the sound with the clock. */
export const CHECK_EVERY_MS = 500
/** Beyond this error the sound is moved. */
export const SEEK_BEYOND_MS = 150
/** The same for a sound that has just begun. */
export const START_SEEK_BEYOND_MS = 50
/** Within this error nothing is corrected. */
export const TOLERATED_MS = 15
/** Playback is at most this much faster or slower. */
export const RATE_MAX = 0.02
/** The rate corrects an error within about this time. */
export const CORRECTED_WITHIN_MS = 4_000
/** Without a change of the rate: the error that is corrected between two lines. */
export const BREAK_SEEK_BEYOND_MS = 40
/** After a seek the sound has this long to settle. */
export const AFTER_SEEK_MS = 1_000
/** The next song is loaded this long before it starts. */
export const PRELOAD_MS = 20_000
/** A browser begins a sound about this late, until it is known better. */
export const LEAD_GUESS_MS = 60
/** A start or a seek aims at most this much ahead of the clock. */
export const LEAD_MAX_MS = 400
/** A sound that waits or starts is moved beyond this error. */
export const STILL_WITHIN_MS = 20
