import type {
  TurntableChange,
  TurntablePlaylist,
  TurntableRefusal,
  TurntableSession,
  TurntableSong,
  TurntableState,
} from '@lanting/contract'
import type { Turn } from './next-song.ts'

/** A user, as the session proves. */
export interface Person {
  readonly user_id: number
  readonly nick_name: string
  /** The owner, or another administrator. */
  readonly isAdministrator: boolean
  readonly isMuted: boolean
}

/** A command without details, for each of these types. */
type Plain<T extends string> = T extends string ? { readonly type: T; readonly by: Person } : never

export type Command =
  | { readonly type: 'ask'; readonly by: Person; readonly song: TurntableSong | 'lengthUnknown' }
  | { readonly type: 'remove'; readonly by: Person; readonly entry_id: number }
  | Plain<'vote' | 'play' | 'pause' | 'skip' | 'open' | 'close'>
  | { readonly type: 'seek'; readonly by: Person; readonly position_ms: number }
  | { readonly type: 'order'; readonly by: Person; readonly entry_ids: readonly number[] }
  | {
      readonly type: 'setPlaylist'
      readonly by: Person
      readonly playlist: Omit<TurntablePlaylist, 'place'> | null
    }
  | {
      readonly type: 'setHosts'
      readonly by: Person
      readonly hosts: readonly TurntableState['hosts'][number][]
    }
  /** By the server: the song may be over. */
  | { readonly type: 'advance' }
  /** By the server: a planned session begins or ends. */
  | {
      readonly type: 'beginSession'
      readonly session: TurntableSession
      readonly playlist: Omit<TurntablePlaylist, 'place'>
    }
  | { readonly type: 'endSession'; readonly session_id: number }

export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>

/** A decision needs these facts beside the state. */
export interface Situation extends Turn {
  /** Users who listen now, on all nodes. */
  readonly listeners: readonly number[]
}

export type Decision =
  | { readonly changes: readonly TurntableChange[] }
  | { readonly refusal: TurntableRefusal }

export const NOTHING: Decision = { changes: [] }
export const refuse = (refusal: TurntableRefusal): Decision => ({ refusal })
export const change = (...changes: readonly TurntableChange[]): Decision => ({ changes })

/** [LISTEN-5] Administrators, and those whom they have made hosts. */
export const isHost = ({ hosts }: Pick<TurntableState, 'hosts'>, by: Person): boolean =>
  by.isAdministrator || hosts.some(({ user_id }) => user_id === by.user_id)
