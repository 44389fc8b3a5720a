import type { Song, SongOrder } from '@lanting/contract'
import type { AudioEvent, Notice } from './events.ts'
import type { Chance } from './list-order.ts'
import type { LyricTexts } from './lyrics/lyric-texts.ts'
import type { SavedPlayer } from './saved-player.ts'

/** An audio element, or another source of sound. */
export interface AudioPort {
  /** Replaces the loaded audio, and moves to that second. */
  load(url: string, seconds: number): void
  /** Releases the loaded audio. It is silent afterwards. */
  unload(): void
  /** Resolves when playback starts. Rejects with the element's error; its name gives the kind. */
  play(): Promise<void>
  pause(): void
  seek(seconds: number): void
  setVolume(volume: number): void
  /** Preloads audio that is needed soon. */
  preload?(url: string): void
  subscribe(listener: (event: AudioEvent) => void): () => void
}

/** [MUSIC-51] Lyrics, and how the listener has moved them. */
interface ListenerLyric extends LyricTexts {
  readonly offsetMs?: number | undefined
}

/** The music calls. They reject when there is no response. */
export interface MusicPort {
  detail(id: number): Promise<Song | undefined>
  /** null: not playable. */
  address(id: number): Promise<string | null>
  lyric(id: number): Promise<ListenerLyric | undefined>
  /** Returns the ids of all songs of a playlist, in its own order or the one given. */
  songIds(playlist: number, order?: SongOrder): Promise<readonly number[]>
}

export interface ClockPort {
  /** Runs `call` once after that time. The returned function cancels it. */
  after(ms: number, call: () => void): () => void
}

export interface StoragePort {
  /** Returns the last written value, possibly damaged; undefined when there is none. */
  read(): unknown
  write(saved: SavedPlayer): void
}

export interface Ports {
  readonly audio: AudioPort
  readonly music: MusicPort
  readonly clock: ClockPort
  readonly chance: Chance
  readonly storage: StoragePort
  /** Shows a notice to the user. */
  readonly announce: (notice: Notice) => void
  /** Logs a reason for developers. */
  readonly log: (reason: unknown) => void
}
