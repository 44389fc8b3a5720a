/** The numbers of the protocol. */
export const SUBSONIC_CODE = {
  generic: 0,
  missingParameter: 10,
  clientTooOld: 20,
  wrongCredentials: 40,
  mechanismNotSupported: 42,
  conflictingMechanisms: 43,
  invalidKey: 44,
  notAuthorized: 50,
  notFound: 70,
} as const

export type SubsonicCode = (typeof SUBSONIC_CODE)[keyof typeof SUBSONIC_CODE]

/** A failure in the words of the protocol, which apps show to their users. */
export class SubsonicError extends Error {
  readonly code: SubsonicCode
  /** The protocol answers failures with the status of a success. */
  readonly status: number

  constructor(reason: keyof typeof SUBSONIC_CODE, message: string, status = 200) {
    super(message)
    this.code = SUBSONIC_CODE[reason]
    this.status = status
  }
}

export const notFound = (what: string) => new SubsonicError('notFound', `${what} not found`)
