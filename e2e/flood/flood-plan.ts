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
  /** The local address of the flood. For the site it is one client. */
  readonly from: string
  readonly durationMs: number
  /** A session token for authenticated calls. */
  readonly token: string
  /** The path of a large file. */
  readonly download: string
}

/** Printed by `run-flood.ts` at its end, as JSON. */
export interface FloodReport {
  /** Opened connections, and how many of them the site closed or rejected. */
  readonly opened: number
  readonly closed: number
  readonly sentBytes: number
  /** Responses by status. */
  readonly answers: Readonly<Record<string, number>>
}
