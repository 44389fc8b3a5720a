import type { LyricType, PlayType, Song } from '@lanting/contract'
import { afterEvent } from './after-event.ts'
import type { PlayerEvent } from './events.ts'
import type { PlayerState } from './player-state.ts'
import type { Ports } from './ports.ts'
import { createEffectRunner } from './run-effects.ts'
import { isKeptAs, restored, savedOf } from './saved-player.ts'

export interface Player {
  getState(): PlayerState
  /** Called at every change. The returned function unsubscribes. */
  subscribe(listener: () => void): () => void
  /** Restores the state of the last page. Call it when sound and notices are ready. */
  resume(): void
  /** Saves the state for the next page. Call it when the page is hidden. */
  save(): void
  /** Takes over the custom list of another tab. Call it when that tab has saved. */
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
  /** From 0 to 1. */
  setVolume(volume: number): void
  toggleMute(): void
  cycleMode(): void
  add(song: Song): void
  remove(id: number): void
  /** Replaces the shown playlist, or appends more of it. */
  showList(songs: readonly Song[]): void
  extendList(songs: readonly Song[]): void
  /** Loads address and lyrics of a restored song, without playing it. */
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
  /** As read, or as last saved. */
  let kept = state
  let isClosed = false

  const tell = (event: PlayerEvent) => {
    if (isClosed) return
    const next = afterEvent(state, event, ports.chance)
    const hasChanged = next.state !== state
    state = next.state
    for (const effect of next.effects) perform(effect)
    if (hasChanged) for (const listener of [...listeners]) listener()
  }
  const { perform, stop } = createEffectRunner(ports, tell)
  const unsubscribe = audio.subscribe(tell)
  audio.setVolume(state.isMuted ? 0 : state.volume)

  /** [MUSIC-20] A tab without changes does not overwrite the data of another tab. */
  const save = () => {
    if (isKeptAs(state, kept)) return
    storage.write(savedOf(state))
    kept = state
  }

  const follow = () => {
    const stored = storage.read()
    if (stored === undefined) return
    const isKept = isKeptAs(state, kept)
    tell({ type: 'followList', songs: restored(stored).state.customerMusicList })
    if (isKept) kept = state
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    resume: () => {
      if (!beginning.wasPlaying || state !== beginning.state) return
      kept = { ...kept, status: 'playing' }
      tell({ type: 'play' })
    },
    save,
    follow,
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
    add: (song) => {
      tell({ type: 'add', song })
      save()
    },
    remove: (id) => {
      tell({ type: 'remove', id })
      save()
    },
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
