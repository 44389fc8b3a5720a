import type { TurntableChange } from './turntable-state.ts'

/** Reactions that rise over everybody's disc. */
export const CHEERS = ['❤️', '👏', '🎵', '🔥', '🌙'] as const
export type Cheer = (typeof CHEERS)[number]

/** Who listens together: the names of some users, and the number of all. */
export interface Listeners {
  readonly list: readonly {
    readonly user_id: number
    readonly nick_name: string
    readonly avatar: string
  }[]
  readonly users: number
  readonly visitors: number
}

/** Frames of a listener on the socket of the chat. */
export type TurntableClientFrame =
  | { readonly type: 'listen'; readonly on: boolean }
  /** `at` is the client's own time; the answer carries it back. */
  | { readonly type: 'clock'; readonly at: number }
  | { readonly type: 'cheer'; readonly emoji: Cheer }

export type TurntableServerFrame =
  /** A stored change. `version` is that of the state after it. */
  | {
      readonly type: 'turntable'
      readonly version: number
      readonly change: TurntableChange
      readonly event: number
    }
  | ({ readonly type: 'listeners' } & Listeners)
  | { readonly type: 'clock'; readonly sent: number; readonly at: number }
  | { readonly type: 'cheer'; readonly emoji: Cheer; readonly user_id: number }
