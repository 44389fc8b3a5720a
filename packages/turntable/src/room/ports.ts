import type { TurntableRefusal, TurntableSong, TurntableState } from '@lanting/contract'
import type { Decision } from '../rules/commands.ts'
import type { Chance } from '../rules/next-song.ts'

export type Decided = Decision & {
  readonly changes: Extract<Decision, { changes: unknown }>['changes']
}

/** The stored state, and the numbered events of its changes: one truth for all nodes. */
export interface TurntableLog {
  read(): Promise<TurntableState>
  /**
   * Decides on the newest state while no other node does, and stores state and changes together.
   * Nothing is stored when `decide` returns undefined.
   */
  write(decide: (state: TurntableState) => Decided | undefined): Promise<Decided | undefined>
}

export interface TurntablePorts {
  readonly log: TurntableLog
  readonly now: () => number
  /** Runs `work` later. The returned function cancels it. */
  readonly after: (delayMs: number, work: () => void) => () => void
  readonly chance: Chance
  /** The songs of a playlist whose length is known. */
  readonly songs: (playlistId: number) => Promise<readonly TurntableSong[]>
  /** Users who listen, on all nodes. */
  readonly listeners: () => readonly number[]
  /** Whether anybody listens at this node. */
  readonly isHeard: () => boolean
  readonly onError: (error: unknown) => void
}

export type Answer = TurntableRefusal | undefined
