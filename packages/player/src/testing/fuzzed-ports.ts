import type { AudioEvent } from '../events.ts'
import type { Ports } from '../ports.ts'
import { song } from './fake-ports.ts'

export type Draw = (below: number) => number

/** The same numbers for the same seed. */
export const drawer = (seed: number): Draw => {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

const named = (name: string) => Object.assign(new Error(name), { name })

interface Pending {
  resolve(): void
  reject(reason: unknown): void
}

/** Behaves like browsers: events come later and in order, and loading discards earlier ones. */
const element = (draw: Draw) => {
  const events: AudioEvent[] = []
  const plays: Pending[] = []
  let listener: (event: AudioEvent) => void = () => undefined
  let loaded: string | undefined
  let isSounding = false

  const interrupt = () => {
    for (const play of plays.splice(0)) play.reject(named('AbortError'))
  }
  const silence = () => {
    interrupt()
    if (isSounding) events.push({ type: 'stopped' })
    isSounding = false
  }
  const replace = (url: string | undefined) => {
    silence()
    events.length = 0
    loaded = url
  }
  const play = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    if (!loaded || loaded.includes('odd')) {
      if (loaded) events.push({ type: 'failed' })
      reject(named('NotSupportedError'))
    } else if (draw(10) === 0) reject(named('NotAllowedError'))
    else plays.push({ resolve, reject })
    return promise
  }
  const tell = () => {
    const event = events.shift()
    if (event) listener(event)
    return event !== undefined
  }
  const sound = () => {
    if (plays.length === 0) return false
    isSounding = true
    events.push({ type: 'started' })
    for (const begun of plays.splice(0)) begun.resolve()
    return true
  }
  const end = (event: AudioEvent) => {
    if (!loaded) return
    silence()
    events.push(event)
  }
  return {
    loaded: () => loaded,
    isSounding: () => isSounding,
    /** Runs a pending event; false when none is left. */
    settle: () => tell() || sound(),
    happens: [
      tell,
      tell,
      sound,
      () => isSounding && end({ type: 'ended' }),
      () => end({ type: 'failed' }),
      () => isSounding && events.push({ type: 'length', seconds: draw(200) }),
      () => isSounding && events.push({ type: 'time', seconds: draw(220) }),
      // A media key, or the lock screen.
      silence,
    ],
    port: {
      load: replace,
      unload: () => replace(undefined),
      play,
      pause: silence,
      seek: (seconds: number) => void events.push({ type: 'time', seconds }),
      setVolume: () => undefined,
      subscribe: (hear: typeof listener) => {
        listener = hear
        return () => undefined
      },
    },
  }
}

/** Ports on which everything happens at random times, in any possible order. */
export const fuzzedPorts = (draw: Draw, stored?: unknown) => {
  const audio = element(draw)
  const answers: (() => void)[] = []
  const timers: (() => void)[] = []
  const told: string[] = []
  const later = <T>(give: () => T) =>
    new Promise<T>((resolve, reject) => {
      answers.push(() => (draw(8) === 0 ? reject(new Error('no answer')) : resolve(give())))
    })
  const answer = () => {
    const [given] = answers.splice(draw(answers.length), 1)
    given?.()
    return given !== undefined
  }
  const ports: Ports = {
    audio: audio.port,
    music: {
      detail: (id) => later(() => song(draw(20) === 0 ? 999 : id)),
      address: (id) =>
        later(() => [`/audio/${id}`, `/odd/${id}`, null][draw(9) - 6] ?? `/audio/${id}`),
      songIds: () => later(() => [1, 2, 3, 4, 5, 6, 7, 8, 9].slice(draw(9))),
      lyric: () =>
        later(() => (draw(3) === 0 ? undefined : { lyric: '[00:10]a\n[00:50]b\n[02:00]c' })),
    },
    clock: {
      after: (_, call) => {
        timers.push(call)
        return () => void timers.splice(timers.indexOf(call), timers.includes(call) ? 1 : 0)
      },
    },
    chance: () => draw(1_000) / 1_000,
    storage: { read: () => stored, write: () => undefined },
    announce: ({ type }) => told.push(type),
    log: () => undefined,
  }
  const ring = () => {
    const call = timers.shift()
    call?.()
    return call !== undefined
  }
  return {
    ports,
    audio,
    told,
    happens: [...audio.happens, answer, answer, answer, () => draw(6) === 0 && ring()],
    settle: () => audio.settle() || answer() || ring(),
  }
}
