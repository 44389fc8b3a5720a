/** Why the turntable refuses. */
export const TURNTABLE_ERRORS = {
  turntableClosed: { status: 409, family: 'turntable' },
  turntableMuted: { status: 403, family: 'turntable' },
  turntableHostOnly: { status: 403, family: 'turntable' },
  turntableOwnerOnly: { status: 403, family: 'turntable' },
  turntableLengthUnknown: { status: 409, family: 'turntable' },
  turntableQueueFull: { status: 409, family: 'turntable' },
  turntableWaitingMax: { status: 409, family: 'turntable' },
  turntableTooOften: { status: 429, family: 'turntable' },
  turntableSongWaiting: { status: 409, family: 'turntable' },
  turntableSongRecent: { status: 409, family: 'turntable' },
  turntableEntryNotFound: { status: 404, family: 'turntable' },
  turntableNotListening: { status: 409, family: 'turntable' },
  listeningSessionNotFound: { status: 404, family: 'turntable' },
  listeningSessionPast: { status: 409, family: 'turntable' },
  listeningSessionsMax: { status: 409, family: 'turntable' },
  turntableSilent: { status: 409, family: 'turntable' },
} as const
