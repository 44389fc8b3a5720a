import type { LyricType, PlayType, Song } from '@lanting/contract'
import type { ListSource } from './list-state.ts'
import type { PlayerState } from './player-state.ts'

/** Controls of the songs that play before the list continues. */
interface QueueControls {
  playNext(song: Song): void
  enqueue(song: Song): void
  unqueue(id: number): void
  /** `to` is the new place, from 0. */
  moveQueued(id: number, to: number): void
  clearQueue(): void
  playQueued(id: number): void
}

export interface Player extends QueueControls {
  getState(): PlayerState
  /** Called at every change. The returned function unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Restores the state of the last page. Call it when sound and notices are ready. */
  resume(): void
  /** Saves the state for the next page. Call it when the page is hidden. */
  save(): void
  /** Takes over custom list and queue of another tab. Call it when that tab has saved. */
  follow(): void
  /** Releases audio, timers and listeners. */
  close(): void

  select(song: Song, from?: PlayType): void
  toggle(): void
  play(): void
  pause(): void
  next(): void
  previous(): void
  seek(seconds: number): void
  seekLyric(index: number): void
  /** How much later than written the lines come; negative: earlier. */
  shiftLyrics(offsetMs: number): void
  /** From 0 to 1. */
  setVolume(volume: number): void
  toggleMute(): void
  cycleMode(): void
  add(song: Song): void
  remove(id: number): void
  /** Replaces the shown playlist, or appends more of it. */
  showList(songs: readonly Song[], source?: ListSource): void
  extendList(songs: readonly Song[]): void
  /** Replaces the songs of the shown playlist. If it plays, it goes on in the new order. */
  changeList(songs: readonly Song[]): void
  /** Replaces the songs of the shown playlist by the first ones of a new answer. */
  reloadList(songs: readonly Song[]): void
  /** Plays the shown playlist. */
  playShown(): void
  /** Plays a song of another list than the shown one. */
  playList(songs: readonly Song[], song: Song, source: ListSource): void
  /** Plays a song of the active list. */
  playListed(id: number): void
  /** Loads address and lyrics of a restored song, without playing it. */
  prepare(): void

  openPanel(): void
  closePanel(): void
  toggleLyricBoard(): void
  showSpecial(): void
  setLyricType(lyricType: LyricType): void
}
