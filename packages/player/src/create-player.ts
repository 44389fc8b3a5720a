import { afterEvent } from './after-event.ts'
import type { PlayerEvent } from './events.ts'
import type { Player } from './player.ts'
import type { Ports } from './ports.ts'
import { createEffectRunner } from './run-effects.ts'
import { isKeptAs, restored, savedOf } from './saved-player.ts'

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
    const hasQueueChanged = next.state.queue !== state.queue && event.type !== 'follow'
    state = next.state
    for (const effect of next.effects) perform(effect)
    if (hasQueueChanged) save()
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
    const { customerMusicList, queue } = restored(stored).state
    tell({ type: 'follow', songs: customerMusicList, queue })
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
    shiftLyrics: (offsetMs) => tell({ type: 'shiftLyrics', offsetMs }),
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
    showList: (songs, source) => tell({ type: 'showList', songs, source }),
    extendList: (songs) => tell({ type: 'extendList', songs }),
    changeList: (songs) => tell({ type: 'changeList', songs }),
    reloadList: (songs) => tell({ type: 'reloadList', songs }),
    playShown: () => tell({ type: 'playShown' }),
    playList: (songs, song, source) => tell({ type: 'playList', songs, song, source }),
    playListed: (id) => tell({ type: 'playListed', id }),
    playNext: (song) => tell({ type: 'playNext', song }),
    enqueue: (song) => tell({ type: 'enqueue', song }),
    unqueue: (id) => tell({ type: 'unqueue', id }),
    moveQueued: (id, to) => tell({ type: 'moveQueued', id, to }),
    clearQueue: () => tell({ type: 'clearQueue' }),
    playQueued: (id) => tell({ type: 'playQueued', id }),
    prepare: () => tell({ type: 'prepare' }),

    openPanel: () => tell({ type: 'openPanel' }),
    closePanel: () => tell({ type: 'closePanel' }),
    toggleLyricBoard: () => tell({ type: 'toggleLyricBoard' }),
    showSpecial: () => tell({ type: 'showSpecial' }),
    setLyricType: (lyricType) => tell({ type: 'setLyricType', lyricType }),
  }
}
