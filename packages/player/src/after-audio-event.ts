import type { AudioEvent } from './events.ts'
import { type Chance, songAfter } from './list-order.ts'
import { moveOn, skip } from './playback.ts'
import { atTime, isPaused, type PlayerState } from './player-state.ts'
import { knownSong, orderOf } from './playing-list.ts'
import { type Step, step } from './step.ts'
import { PREPARED_BEFORE_END_S } from './timing.ts'

export const sounding = (state: PlayerState): PlayerState => ({
  ...state,
  status: 'playing',
  isStalled: false,
  hasSounded: true,
  tried: [],
})

/** [MUSIC-9] At the end of a song the next one starts; without one, the player pauses. */
const afterEnd = (state: PlayerState, chance: Chance): Step => {
  const moved = moveOn(state, chance, true)
  return moved.state === state ? step({ ...state, status: 'paused' }) : moved
}

/** [MUSIC-10] While paused, a broken song is announced only when the user continues. */
export const afterFailure = (state: PlayerState, chance: Chance): Step =>
  isPaused(state) ? step({ ...state, source: 'unasked' }, { type: 'unload' }) : skip(state, chance)

const songComing = (state: PlayerState, chance: Chance) => {
  const [queued] = state.queue
  if (queued && state.playModel !== 'SINGLECYCLE') return queued
  const id = songAfter(orderOf(state), 'next', chance)
  return id === undefined ? undefined : knownSong(state, id)
}

/** [MUSIC-17] Near the end of a song, the next one is chosen and loaded. */
const prepareNext = (state: PlayerState, chance: Chance): Step => {
  const isNear = state.duration > 0 && state.duration - state.currentTime <= PREPARED_BEFORE_END_S
  if (!isNear || state.upcoming || state.status !== 'playing') return step(state)
  const song = songComing(state, chance)
  if (!song || song.id === state.song?.id) return step(state)
  return step({ ...state, upcoming: song }, { type: 'fetchAhead', song })
}

const finite = (seconds: number) => (Number.isFinite(seconds) ? Math.max(0, seconds) : 0)

/** Events of the audio element before the current song is loaded belong to an earlier song. */
export const afterAudio = (state: PlayerState, event: AudioEvent, chance: Chance): Step => {
  if (state.source !== 'ready') return step(state)
  switch (event.type) {
    case 'started':
      return step(sounding(state))
    case 'stopped':
      return step(state.status === 'playing' ? { ...state, status: 'paused' } : state)
    // [MUSIC-37]
    case 'stalled':
      return step(state.status === 'playing' ? { ...state, isStalled: true } : state)
    case 'ended':
      return afterEnd(state, chance)
    case 'failed':
      return afterFailure(state, chance)
    case 'length':
      return step(atTime({ ...state, duration: finite(event.seconds) }, state.currentTime))
    case 'time': {
      const hasMoved = finite(event.seconds) > state.currentTime
      const isStalled = state.isStalled && !hasMoved
      return prepareNext(atTime({ ...state, isStalled }, finite(event.seconds)), chance)
    }
  }
}
