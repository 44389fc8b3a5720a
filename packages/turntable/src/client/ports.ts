import type { TurntableState } from '@lanting/contract'

/** The sound comes from an audio element, or from a model of one. Times are in seconds. */
export interface Sound {
  load(url: string, seconds: number): void
  unload(): void
  /** Rejects with `NotAllowedError` when the browser wants a press first. */
  play(): Promise<void>
  pause(): void
  isPaused(): boolean
  /** Whether it waits for data, or for the end of a seek. */
  isWaiting(): boolean
  seek(seconds: number): void
  position(): number
  /** 1 is the normal speed. */
  setRate(rate: number): void
  /** Whether another speed keeps the pitch. */
  readonly keepsPitch: boolean
  /** Whether the song is between two lines, where a seek is not noticed. */
  isBreak(): boolean
  preload(url: string): void
}

export interface ListenerPorts {
  readonly sound: Sound
  /** Loads the state of the turntable. */
  readonly load: () => Promise<TurntableState>
  /** The address of a song; null: not playable here. */
  readonly address: (songId: number) => Promise<string | null>
  /** A clock that never steps, in milliseconds. */
  readonly now: () => number
  readonly after: (delayMs: number, work: () => void) => () => void
  readonly sendPing: (sentAt: number) => void
  readonly log: (reason: unknown) => void
}

/**
 * `held`: this person has stopped the sound here. `blocked`: the browser wants a press before it
 * plays. `unplayable`: silent until the next song.
 */
export type ListenerStatus =
  | 'idle'
  | 'joining'
  | 'resting'
  | 'loading'
  | 'playing'
  | 'paused'
  | 'held'
  | 'blocked'
  | 'unplayable'

export interface ListenerState {
  readonly status: ListenerStatus
  readonly turntable: TurntableState | undefined
}
