/** Missed changes that are sent again; behind more of them the history is read anew. */
export const REPLAY_MAX = 200
/** Frames of one socket. */
export const FRAMES = { capacity: 30, perSecond: 10 } as const
/** Chat messages of one user on one node. */
export const MESSAGES = { capacity: 10, perSecond: 1 } as const
/** Wrong frames that are forgiven, and how soon. */
export const FAULTS = { capacity: 10, perSecond: 0.2 } as const
/** Everybody hears of one typing user at most so often. */
export const TYPING = { capacity: 2, perSecond: 0.5 } as const
/** What is written together in one transaction at most. */
export const WRITES_AT_ONCE = 100
