import Type, { type Static } from 'typebox'
import { Id } from './fields.ts'
import { Song } from './music.ts'

/** A song whose length is known: the server decides by it when the song ends. */
export const TurntableSong = Type.Object({
  ...Song.properties,
  duration_ms: Type.Integer({ minimum: 1 }),
})
export type TurntableSong = Static<typeof TurntableSong>

const Asker = Type.Object({ user_id: Id, nick_name: Type.String() })

/** A song that waits, and who asked for it. */
const TurntableEntry = Type.Object({
  /** Unique on this turntable. */
  id: Type.Integer({ minimum: 1 }),
  song: TurntableSong,
  ...Asker.properties,
})
export type TurntableEntry = Static<typeof TurntableEntry>

const PlayingSong = Type.Object({
  song: TurntableSong,
  /** Who asked for it. Null: it comes from the playlist. */
  asked_by: Type.Union([Asker, Type.Null()]),
  /** Server time of its first sound, possibly a moment ahead. The position is computed from it. */
  started_at: Type.Integer(),
  paused_at: Type.Union([Type.Integer(), Type.Null()]),
})
export type PlayingSong = Static<typeof PlayingSong>

export const TURNTABLE_ORDERS = ['order', 'shuffle'] as const
export type TurntableOrder = (typeof TURNTABLE_ORDERS)[number]

/** Plays while nobody has asked for a song. */
const TurntablePlaylist = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  order: Type.Unsafe<TurntableOrder>({ type: 'string', enum: TURNTABLE_ORDERS }),
  /** The place of the song that played last; -1 before the first. */
  place: Type.Integer(),
})
export type TurntablePlaylist = Static<typeof TurntablePlaylist>

/** The song of the playlist that plays when nobody asks for another one. Drawn ahead, so that all know it. */
const UpNext = Type.Object({ song: TurntableSong, place: Type.Integer() })
export type UpNext = Static<typeof UpNext>

/** A planned time of listening together, while it is on. */
const TurntableSession = Type.Object({
  id: Id,
  title: Type.String(),
  starts_at: Type.Integer(),
  ends_at: Type.Integer(),
})
export type TurntableSession = Static<typeof TurntableSession>

export const TurntableState = Type.Object({
  /** Counts the changes. A client that misses one loads the state again. */
  version: Type.Integer({ minimum: 0 }),
  is_open: Type.Boolean(),
  playing: Type.Union([PlayingSong, Type.Null()]),
  queue: Type.Array(TurntableEntry),
  up_next: Type.Union([UpNext, Type.Null()]),
  playlist: Type.Union([TurntablePlaylist, Type.Null()]),
  /** Null while no session is on. */
  session: Type.Union([TurntableSession, Type.Null()]),
  /** Users who want the next song. */
  votes: Type.Array(Id),
  /** Users whom the owner has made hosts. */
  hosts: Type.Array(Asker),
  /** The songs that played last, newest first. */
  recent: Type.Array(Type.Integer()),
  /** When users have asked during the last minute. */
  asks: Type.Array(Type.Object({ user_id: Id, at: Type.Integer() })),
  /** The id of the newest entry. */
  last_entry: Type.Integer(),
})
export type TurntableState = Static<typeof TurntableState>

/** Why the turntable went on to another song. */
export type SkipReason = 'ended' | 'votes' | 'host'

/** A stored change. Both ends compute the next state from it. */
export type TurntableChange =
  | { readonly type: 'opened' | 'closed' }
  | { readonly type: 'asked'; readonly entry: TurntableEntry; readonly at: number }
  | { readonly type: 'removed'; readonly entry_id: number; readonly by_host: boolean }
  | { readonly type: 'ordered'; readonly entry_ids: readonly number[] }
  | { readonly type: 'voted'; readonly user_id: number }
  | {
      readonly type: 'started'
      readonly playing: PlayingSong
      /** Entries that are not waiting any more. */
      readonly entry_ids: readonly number[]
      /** The place in the playlist, when the song comes from there. */
      readonly place: number | null
      readonly up_next: UpNext | null
      readonly reason: SkipReason
    }
  | { readonly type: 'rested'; readonly entry_ids: readonly number[] }
  | { readonly type: 'paused'; readonly at: number }
  /** The song goes on, or goes on elsewhere: its new beginning. */
  | { readonly type: 'moved'; readonly started_at: number; readonly paused_at: number | null }
  | {
      readonly type: 'playlistSet'
      readonly playlist: TurntablePlaylist | null
      readonly up_next: UpNext | null
    }
  | { readonly type: 'hostsSet'; readonly hosts: TurntableState['hosts'] }
  | { readonly type: 'sessionBegan'; readonly session: TurntableSession }
  | { readonly type: 'sessionEnded'; readonly session_id: number }

/** Why the turntable refuses; the sentence is in `copy.errors`. */
export type TurntableRefusal =
  | 'turntableClosed'
  | 'turntableMuted'
  | 'turntableHostOnly'
  | 'turntableOwnerOnly'
  | 'turntableLengthUnknown'
  | 'turntableQueueFull'
  | 'turntableWaitingMax'
  | 'turntableTooOften'
  | 'turntableSongWaiting'
  | 'turntableSongRecent'
  | 'turntableEntryNotFound'
  | 'turntableNotListening'
  | 'turntableSilent'
