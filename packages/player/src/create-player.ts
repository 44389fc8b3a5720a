import type { LyricType, PlayType, Song } from '@lanting/contract'
import { afterEvent } from './after-event.ts'
import type { PlayerEvent } from './events.ts'
import { performer } from './perform.ts'
import type { PlayerState } from './player-state.ts'
import type { Ports } from './ports.ts'
import { restored, savedOf } from './saved-player.ts'

export interface Player {
  getState(): PlayerState
  /** Hears of every change; the returned function ends that. */
  subscribe(listener: () => void): () => void
  /** Takes up what the last page left: call it once the page can hear sound and notices. */
  resume(): void
  /** Keeps what the next page needs: call it when the page is hidden. */
  save(): void
  /** Lets go of sound, timers and listeners. */
  close(): void

  select(song: Song, from?: PlayType): void
  toggle(): void
  play(): void
  pause(): void
  next(): void
  previous(): void
  seek(seconds: number): void
  seekLyric(index: number): void
  /** From 0 to 1. */
  setVolume(volume: number): void
  toggleMute(): void
  cycleMode(): void
  add(song: Song): void
  remove(id: number): void
  /** The songs of another playlist, and more of the same. */
  showList(songs: readonly Song[]): void
  extendList(songs: readonly Song[]): void
  /** Fetches sound and words of a song that was restored, without playing it. */
  prepare(): void

  openPanel(): void
  closePanel(): void
  toggleLyricBoard(): void
  showSpecial(): void
  setLyricType(lyricType: LyricType): void
}

export const createPlayer = (ports: Ports): Player => {
  const { audio, storage } = ports
  const listeners = new Set<() => void>()
  const beginning = restored(storage.read())
  let { state } = beginning
  let isClosed = false

  const tell = (event: PlayerEvent) => {
    if (isClosed) return
    const next = afterEvent(state, event, ports.chance)
    const hasChanged = next.state !== state
    state = next.state
    for (const effect of next.effects) perform(effect)
    if (hasChanged) for (const listener of [...listeners]) listener()
  }
  const { perform, stop } = performer(ports, tell)
  const unsubscribe = audio.subscribe(tell)
  audio.setVolume(state.isMuted ? 0 : state.volume)

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    resume: () => {
      if (beginning.wasPlaying && state === beginning.state) tell({ type: 'play' })
    },
    save: () => storage.write(savedOf(state)),
    close: () => {
      isClosed = true
      stop()
      unsubscribe()
      audio.unload()
      listeners.clear()
    },

    select: (song, from) => tell({ type: 'select', song, from }),
    toggle: () => tell({ type: 'toggle' }),
    play: () => tell({ type: 'play' }),
    pause: () => tell({ type: 'pause' }),
    next: () => tell({ type: 'next' }),
    previous: () => tell({ type: 'previous' }),
    seek: (seconds) => tell({ type: 'seek', seconds }),
    seekLyric: (index) => tell({ type: 'seekLyric', index }),
    setVolume: (volume) => tell({ type: 'setVolume', volume }),
    toggleMute: () => tell({ type: 'toggleMute' }),
    cycleMode: () => tell({ type: 'cycleMode' }),
    add: (song) => tell({ type: 'add', song }),
    remove: (id) => tell({ type: 'remove', id }),
    showList: (songs) => tell({ type: 'showList', songs }),
    extendList: (songs) => tell({ type: 'extendList', songs }),
    prepare: () => tell({ type: 'prepare' }),

    openPanel: () => tell({ type: 'openPanel' }),
    closePanel: () => tell({ type: 'closePanel' }),
    toggleLyricBoard: () => tell({ type: 'toggleLyricBoard' }),
    showSpecial: () => tell({ type: 'showSpecial' }),
    setLyricType: (lyricType) => tell({ type: 'setLyricType', lyricType }),
  }
}
