import type { Song } from '@lanting/contract'
import type { AudioEvent, Notice } from './events.ts'
import type { Chance } from './play-queue.ts'
import type { SavedPlayer } from './saved-player.ts'

/** One audio element, or whatever makes sound. */
export interface AudioPort {
  /** Takes the place of what was loaded before, and stands at that second. */
  load(url: string, seconds: number): void
  /** Lets go of what is loaded; silent afterwards. */
  unload(): void
  /** Resolves when it sounds; rejects with the element's error, known by its name. */
  play(): Promise<void>
  pause(): void
  seek(seconds: number): void
  setVolume(volume: number): void
  /** Fetches ahead what will be loaded soon. */
  preload?(url: string): void
  subscribe(listener: (event: AudioEvent) => void): () => void
}

export interface LyricTexts {
  readonly lyric: string
  readonly translation?: string
}

/** The music calls, read: rejecting means that there was no answer. */
export interface MusicPort {
  detail(id: number): Promise<Song | undefined>
  /** null: there is nothing to play. */
  address(id: number): Promise<string | null>
  lyric(id: number): Promise<LyricTexts | undefined>
}

export interface ClockPort {
  /** Calls once after that time; the returned function calls it off. */
  after(ms: number, call: () => void): () => void
}

export interface StoragePort {
  /** What was last written, whatever has become of it; undefined when there is nothing. */
  read(): unknown
  write(saved: SavedPlayer): void
}

export interface Ports {
  readonly audio: AudioPort
  readonly music: MusicPort
  readonly clock: ClockPort
  readonly chance: Chance
  readonly storage: StoragePort
  /** Tells the person. */
  readonly announce: (notice: Notice) => void
  /** Tells whoever looks for the reason. */
  readonly log: (reason: unknown) => void
}
