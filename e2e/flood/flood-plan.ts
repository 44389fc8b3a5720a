export const FLOODS = [
  'pings that are read',
  'pings that are not read',
  'tiny frames',
  'a crowd of polite sockets',
  'connections and handshakes',
  'stalled connections',
  'slow readers',
  'random page addresses',
  'uploads',
] as const
export type FloodName = (typeof FLOODS)[number]

/** The first argument of `run-flood.ts`, as JSON. */
export interface FloodPlan {
  readonly name: FloodName
  readonly port: number
  /** The local address that the flood comes from: to the site, one stranger. */
  readonly from: string
  readonly durationMs: number
  /** A session, for calls that need one. */
  readonly token: string
  /** The path of a large file. */
  readonly download: string
}

/** Printed by `run-flood.ts` at its end, as JSON. */
export interface FloodReport {
  /** Connections that were made, and of those the ones that the site closed or refused. */
  readonly opened: number
  readonly closed: number
  readonly sentBytes: number
  /** Answers by their status. */
  readonly answers: Readonly<Record<string, number>>
}
