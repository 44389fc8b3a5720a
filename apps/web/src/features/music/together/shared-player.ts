import type { Song } from '@lanting/contract'
import { lineAt, type Player, type PlayerState, type PlayerStatus } from '@lanting/player'
import type { Listener, ListenerStatus } from '@lanting/turntable'
import type { createSharedLyrics } from './shared-lyrics.ts'

interface Needs {
  readonly own: Player
  readonly listener: Listener
  readonly lyrics: ReturnType<typeof createSharedLyrics>
  readonly ask: (song: Song) => void
  /** Called for acts that belong to hosts. */
  readonly seek: (seconds: number) => void
  readonly skip: () => void
  readonly refuse: () => void
}

const STATUS: Readonly<Record<ListenerStatus, PlayerStatus>> = {
  idle: 'idle',
  resting: 'idle',
  joining: 'loading',
  loading: 'loading',
  playing: 'playing',
  paused: 'paused',
  held: 'paused',
  blocked: 'paused',
  unplayable: 'paused',
}

const MS = 1_000
const TIME_EVERY_MS = 250

/**
 * The turntable in the form of a player: disc, bar, panel and boards show it without knowing. Volume
 * and open panels stay those of the own player.
 */
export const createSharedPlayer = (needs: Needs): Player => {
  const { own, listener, lyrics, ask, seek, skip, refuse } = needs
  const listeners = new Set<() => void>()
  let turn = own.getState().turn
  let song: Song | undefined

  const read = (): PlayerState => {
    const { status, turntable } = listener.getState()
    const playing = turntable?.playing
    if (playing?.song.id !== song?.id) turn += 1
    song = playing?.song
    lyrics.show(song?.id)
    const position = listener.position()
    const { words, lyrics: lines } = lyrics.get()
    return {
      ...own.getState(),
      ...{ status: STATUS[status], isStalled: false, turn, song, words, lyrics: lines },
      source: status === 'loading' || status === 'joining' ? 'asked' : 'ready',
      currentTime: position / MS,
      duration: (playing?.song.duration_ms ?? 0) / MS,
      currentLyricIndex: lineAt(lines, position),
      upcoming: undefined,
    }
  }
  let state = read()
  const update = () => {
    state = read()
    for (const told of [...listeners]) told()
  }
  const stops = [listener.subscribe(update), own.subscribe(update)]
  const timer = setInterval(update, TIME_EVERY_MS)

  return {
    ...own,
    getState: () => state,
    subscribe: (told) => {
      listeners.add(told)
      return () => listeners.delete(told)
    },
    close: () => {
      clearInterval(timer)
      for (const stop of stops) stop()
      listeners.clear()
    },
    resume: () => undefined,
    prepare: () => undefined,
    select: ask,
    add: ask,
    enqueue: ask,
    playNext: ask,
    playList: (_, wanted) => ask(wanted),
    playShown: refuse,
    playListed: refuse,
    playQueued: refuse,
    play: listener.press,
    pause: listener.hold,
    toggle: () => (state.status === 'playing' ? listener.hold() : listener.press()),
    next: skip,
    previous: refuse,
    cycleMode: refuse,
    shiftLyrics: lyrics.shift,
    seek,
    seekLyric: (index) => {
      const line = state.lyrics.lines[index]
      if (line) seek(line.atMs / MS)
    },
  }
}
