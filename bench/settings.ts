export interface Settings {
  readonly rounds: number
  readonly connections: number
  /** A round alternates this often between the site and the bare server. */
  readonly turns: number
  readonly turnWarmUpMs: number
  readonly turnMs: number
  readonly warmUpMs: number
  readonly measuredMs: number
  /** Reads of one kind in one round: as many as fit into this time, and at least this many. */
  readonly readMs: number
  readonly fewestReads: number
  readonly fewArticles: number
  readonly manyArticles: number
  readonly starts: number
  readonly settleMs: number
  /** The wait before memory is measured: idle threads have ended by then. */
  readonly idleMs: number
  readonly mixedMs: number
}

export const FULL: Settings = {
  rounds: 3,
  connections: 32,
  turns: 5,
  turnWarmUpMs: 500,
  turnMs: 1_000,
  warmUpMs: 2_000,
  measuredMs: 5_000,
  readMs: 500,
  fewestReads: 20,
  fewArticles: 1_000,
  manyArticles: 100_000,
  starts: 5,
  settleMs: 3_000,
  idleMs: 60_000,
  mixedMs: 600_000,
}

/** A run that only checks that everything works. Its numbers mean little. */
export const QUICK: Settings = {
  ...FULL,
  turns: 1,
  turnWarmUpMs: 300,
  turnMs: 500,
  warmUpMs: 300,
  measuredMs: 500,
  readMs: 60,
  fewestReads: 5,
  fewArticles: 300,
  manyArticles: 1_000,
  starts: 2,
  settleMs: 500,
  idleMs: 5_000,
  mixedMs: 10_000,
}
