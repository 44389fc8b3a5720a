import type { PlayingSong, TurntableState } from '@lanting/contract'
import { positionAt } from '../rules/state.ts'
import { AFTER_SEEK_MS, SEEK_BEYOND_MS, SEEK_LEAD_MAX_MS, STILL_WITHIN_MS } from '../timing.ts'
import { correctionOf } from './drift.ts'
import type { ListenerPorts, ListenerStatus } from './ports.ts'
import { createPreparation } from './prepare-next.ts'

interface Needs extends Pick<ListenerPorts, 'sound' | 'address' | 'now' | 'after' | 'log'> {
  readonly onChange: () => void
}

interface Loaded {
  readonly id: number
  isReady: boolean
}

const MS = 1_000

/** Keeps one sound at the position of the turntable. */
export const createSoundFollower = (needs: Needs) => {
  const { sound, now, after, log, onChange } = needs
  const { prepare, addressOf } = createPreparation(needs)
  let loaded: Loaded | undefined
  let current: PlayingSong | undefined
  /** The start of a song that cannot be played here. */
  let silentAt: number | undefined
  /** Why nothing sounds although it should. */
  let silence: 'blocked' | 'held' | undefined
  let isStarting = false
  let movedAt = Number.NEGATIVE_INFINITY
  /** How late a seek arrives in this browser, as learned. */
  let leadMs = 0
  let cancelStart: () => void = () => undefined

  const fail = (reason: unknown) => {
    log(reason)
    silentAt = current?.started_at
    sound.unload()
    onChange()
  }

  const load = async (playing: PlayingSong, serverNow: number) => {
    const own: Loaded = { id: playing.song.id, isReady: false }
    loaded = own
    isStarting = false
    sound.unload()
    const askedAt = now()
    try {
      const url = await addressOf(own.id)
      if (loaded !== own) return
      if (url === null) return fail('The song has no address')
      own.isReady = true
      sound.setRate(1)
      sound.load(url, Math.max(0, positionAt(playing, serverNow + now() - askedAt)) / MS)
      movedAt = now()
      onChange()
    } catch (reason) {
      if (loaded === own) fail(reason)
    }
  }

  const play = () => {
    if (isStarting) return
    const own = loaded
    const settle = (reason?: { readonly name?: unknown }) => {
      if (loaded !== own) return
      isStarting = false
      if (reason?.name === 'NotAllowedError') silence = 'blocked'
      else if (reason && reason.name !== 'AbortError') return fail(reason)
      onChange()
    }
    isStarting = true
    sound.play().then(() => settle(), settle)
  }

  const moveTo = (positionMs: number) => {
    sound.setRate(1)
    sound.seek(positionMs / MS)
    movedAt = now()
  }

  /** Compares sound and clock. A sound that was just moved gets time to settle. */
  const correct = (targetMs: number) => {
    // A seek while data are missing would only make the wait longer.
    if (sound.isWaiting()) movedAt = now()
    const sinceMoved = now() - movedAt
    if (sinceMoved < AFTER_SEEK_MS) return
    const errorMs = targetMs - sound.position() * MS
    const { keepsPitch } = sound
    const correction = correctionOf({ errorMs, keepsPitch, isBreak: sound.isBreak() })
    if (correction.kind === 'rate') return sound.setRate(correction.rate)
    // A seek that arrives late again and again aims further ahead.
    const isLateAgain = sinceMoved < 2 * AFTER_SEEK_MS && Math.abs(errorMs) < SEEK_LEAD_MAX_MS
    if (isLateAgain) leadMs = Math.max(0, Math.min(SEEK_LEAD_MAX_MS, leadMs + errorMs))
    moveTo(targetMs + leadMs)
  }

  /** Waits at a position: paused, or before the first sound. */
  const waitAt = (targetMs: number) => {
    if (!sound.isPaused()) sound.pause()
    if (Math.abs(sound.position() * MS - targetMs) > STILL_WITHIN_MS) moveTo(targetMs)
  }

  const goOn = (targetMs: number): ListenerStatus => {
    if (silence) {
      if (!sound.isPaused()) sound.pause()
      return silence
    }
    if (!sound.isPaused()) correct(targetMs)
    else {
      if (Math.abs(sound.position() * MS - targetMs) > SEEK_BEYOND_MS) moveTo(targetMs)
      play()
    }
    return 'playing'
  }

  const followPlaying = (playing: PlayingSong, serverNow: number): ListenerStatus => {
    current = playing
    if (loaded?.id !== playing.song.id) void load(playing, serverNow)
    if (silentAt === playing.started_at) return 'unplayable'
    if (!loaded?.isReady) return 'loading'
    const target = positionAt(playing, serverNow)
    cancelStart()
    if (playing.paused_at !== null || target < 0) {
      waitAt(Math.max(0, target))
      if (playing.paused_at !== null) return 'paused'
      cancelStart = after(-target, onChange)
      return silence ?? 'loading'
    }
    if (target >= playing.song.duration_ms) return silence ?? 'playing'
    return goOn(target)
  }

  const stop = () => {
    cancelStart()
    if (loaded) {
      sound.setRate(1)
      sound.unload()
    }
    loaded = undefined
    current = undefined
    isStarting = false
  }

  return {
    /** Makes the sound follow. Returns what a person hears. */
    follow: (state: TurntableState, serverNow: number): ListenerStatus => {
      prepare(state, serverNow)
      if (state.playing) return followPlaying(state.playing, serverNow)
      stop()
      return 'resting'
    },
    hold: (): void => {
      silence = 'held'
    },
    /** [LISTEN-26] The browser lets the sound begin within a press. */
    press: (): void => {
      silence = undefined
    },
    /** [LISTEN-27] A song that fails here is silent here, until the next one. */
    failed: (): void => fail('The song cannot be played here'),
    stop: (): void => {
      stop()
      silence = undefined
      silentAt = undefined
    },
  }
}
