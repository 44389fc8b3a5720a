/** The length of a session of listening together. */
export const SESSION_MINUTES = { min: 10, max: 720 } as const
export const SESSION_TITLE_MAX = 40
/** Sessions that are planned at once. */
export const SESSIONS_MAX = 20
