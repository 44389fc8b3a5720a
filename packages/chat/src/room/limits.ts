/** Missed changes sent again. For more, the client reloads the history. */
export const REPLAY_MAX = 200
/** Frames of one socket. */
export const FRAMES = { capacity: 30, perSecond: 10 } as const
/** Chat messages of one user on all nodes: ten at once, and one more every second. */
export const MESSAGES = { times: 10, windowMs: 10_000 } as const
/** Chat messages of visitors from one address on all nodes: five at once, and one more every 12 s. */
export const VISITOR_MESSAGES = { times: 5, windowMs: 60_000 } as const
/** Invalid frames that are tolerated. */
export const FAULTS = { capacity: 10, perSecond: 0.2 } as const
/** Typing frames of one user. */
export const TYPING = { capacity: 2, perSecond: 0.5 } as const
/** Most writes in one transaction. */
export const WRITES_AT_ONCE = 100
/** Cheers of one socket. */
export const CHEERS_AT_ONCE = { capacity: 6, perSecond: 1 } as const
/** Listeners whose names are sent; the others are counted. */
export const LISTENERS_NAMED = 60
