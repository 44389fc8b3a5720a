import type { Song } from '@lanting/contract'
import { createPlayer } from '../create-player.ts'
import type { AudioEvent, Notice } from '../events.ts'
import type { MusicPort, Ports } from '../ports.ts'
import type { SavedPlayer } from '../saved-player.ts'

export const song = (id: number): Song => ({
  id,
  name: `song ${id}`,
  ar: [{ name: `artist ${id}` }],
  al: { picUrl: `/covers/${id}`, name: `album ${id}` },
  alia: [],
})
export const songs = (...ids: number[]) => ids.map(song)

const named = (name: string) => Object.assign(new Error(name), { name })

/** An element that plays at once, unless its address says otherwise. */
const fakeAudio = () => {
  const done: string[] = []
  let listener: (event: AudioEvent) => void = () => undefined
  let loaded: string | undefined
  const refusing = { now: false }
  let interrupt: () => void = () => undefined
  const play = async () => {
    done.push('play')
    if (refusing.now) throw named('NotAllowedError')
    if (loaded?.includes('odd')) throw named('NotSupportedError')
    if (!loaded?.includes('silent')) return
    await new Promise((_, reject) => {
      interrupt = () => reject(named('AbortError'))
    })
  }
  return {
    done,
    refusing,
    tell: (event: AudioEvent) => listener(event),
    loaded: () => loaded,
    /** Like a media key that pauses before playback has started. */
    interrupt: () => interrupt(),
    port: {
      load: (url: string, seconds: number) => {
        loaded = url
        done.push(`load ${url} at ${seconds}`)
      },
      unload: () => {
        loaded = undefined
        done.push('unload')
      },
      play,
      pause: () => {
        done.push('pause')
        interrupt()
      },
      seek: (seconds: number) => void done.push(`seek ${seconds}`),
      setVolume: (volume: number) => void done.push(`volume ${volume}`),
      preload: (url: string) => void done.push(`preload ${url}`),
      subscribe: (hear: (event: AudioEvent) => void) => {
        listener = hear
        return () => {
          listener = () => undefined
        }
      },
    },
  }
}

interface Options {
  readonly addresses?: Readonly<Record<number, string | null | 'fails'>>
  /** Used instead of `addresses`. */
  readonly address?: (id: number) => Promise<string | null>
  readonly lyric?: () => ReturnType<MusicPort['lyric']>
  readonly detail?: (id: number) => Promise<Song | undefined>
  /** The ids of every playlist. */
  readonly songIds?: () => Promise<readonly number[]>
  readonly chance?: () => number
  readonly stored?: unknown
}

/** A player whose ports answer at once and record calls. */
export const openPlayer = (options: Options = {}) => {
  const audio = fakeAudio()
  const asked: string[] = []
  const notices: Notice[] = []
  const logged: unknown[] = []
  const timers: { readonly ms: number; readonly call: () => void }[] = []
  let saved: SavedPlayer | undefined
  let { stored } = options
  const ports: Ports = {
    audio: audio.port,
    music: {
      detail: options.detail ?? (async (id) => song(id)),
      address: async (id) => {
        asked.push(`address ${id}`)
        if (options.address) return options.address(id)
        const address = options.addresses?.[id]
        if (address === 'fails') throw new Error('no answer')
        return address === undefined ? `/audio/${id}` : address
      },
      songIds: async (playlist, order) => {
        asked.push(order ? `list ${playlist} by ${order}` : `list ${playlist}`)
        return options.songIds?.() ?? []
      },
      lyric: options.lyric ?? (async () => ({ lyric: '[00:01]one\n[00:05]two' })),
    },
    clock: {
      after: (ms, call) => {
        const timer = { ms, call }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), 1)
      },
    },
    chance: options.chance ?? (() => 0),
    storage: {
      read: () => stored,
      write: (value) => {
        saved = value
      },
    },
    announce: (notice) => notices.push(notice),
    log: (reason) => logged.push(reason),
  }
  const player = createPlayer(ports)
  return {
    player,
    audio,
    asked,
    /** As another tab does. */
    store: (value: unknown) => {
      stored = value
    },
    notices,
    logged,
    saved: () => saved,
    /** Ends the running timers of at most that time. */
    wait: (ms = Number.POSITIVE_INFINITY) => {
      for (const timer of timers.filter((one) => one.ms <= ms)) {
        timers.splice(timers.indexOf(timer), 1)
        timer.call()
      }
    },
    state: () => player.getState(),
  }
}

/** Resolves when every pending response has arrived. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
