import type { PlayingSong, TurntableState } from '@lanting/contract'
import { positionAt } from '../rules/state.ts'
import { AFTER_SEEK_MS, STILL_WITHIN_MS } from '../timing.ts'
import { correctionOf } from './drift.ts'
import { createLead } from './lead.ts'
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
  const lead = createLead()
  /** What moved the sound last, until its error is known. */
  let lastMove: 'start' | 'seek' | undefined
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
      onChange()
    } catch (reason) {
      if (loaded === own) fail(reason)
    }
  }

  const play = (targetMs: number) => {
    if (isStarting) return
    const from = Math.max(0, targetMs + lead.ms())
    if (Math.abs(sound.position() * MS - from) > STILL_WITHIN_MS) moveTo(from)
    movedAt = now()
    lastMove = 'start'
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
    if (now() - movedAt < AFTER_SEEK_MS) return
    const errorMs = targetMs - sound.position() * MS
    if (lastMove) lead.learn(errorMs)
    const { keepsPitch } = sound
    const isStart = lastMove === 'start'
    lastMove = undefined
    const correction = correctionOf({ errorMs, keepsPitch, isStart, isBreak: sound.isBreak() })
    if (correction.kind === 'rate') return sound.setRate(correction.rate)
    moveTo(targetMs + lead.ms())
    lastMove = 'seek'
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
    if (sound.isPaused()) play(targetMs)
    else correct(targetMs)
    return 'playing'
  }

  const followPlaying = (playing: PlayingSong, serverNow: number): ListenerStatus => {
    current = playing
    if (loaded?.id !== playing.song.id) void load(playing, serverNow)
    if (silentAt === playing.started_at) return 'unplayable'
    if (!loaded?.isReady) return 'loading'
    const target = positionAt(playing, serverNow)
    cancelStart()
    const untilStart = Math.ceil(-target - lead.ms())
    if (playing.paused_at !== null || untilStart > 0) {
      waitAt(Math.max(0, target))
      if (playing.paused_at !== null) return 'paused'
      cancelStart = after(untilStart, onChange)
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
