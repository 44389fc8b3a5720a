import type { AudioEvent } from './events.ts'
import { type Chance, songAfter } from './play-queue.ts'
import { atTime, isPaused, type PlayerState, queueOf } from './player-state.ts'
import { move, skip } from './sounding.ts'
import { type Step, step } from './step.ts'
import { PREPARED_BEFORE_END_S } from './timing.ts'

export const sounding = (state: PlayerState): PlayerState => ({
  ...state,
  status: 'playing',
  tried: [],
})

/** [MUSIC-9] The end of a song is the beginning of another; with none to go to, it rests. */
const afterEnd = (state: PlayerState, chance: Chance): Step => {
  const moved = move(state, 'next', chance)
  return moved.state === state ? step({ ...state, status: 'paused' }) : moved
}

/** [MUSIC-10] Who has paused hears of a broken song when they want to go on. */
export const afterFailure = (state: PlayerState, chance: Chance): Step =>
  isPaused(state) ? step({ ...state, source: 'unasked' }, { type: 'unload' }) : skip(state, chance)

/** [MUSIC-17] Near its end, the song that follows is drawn and fetched. */
const lookAhead = (state: PlayerState, chance: Chance): Step => {
  const isNear = state.duration > 0 && state.duration - state.currentTime <= PREPARED_BEFORE_END_S
  if (!isNear || state.upcoming || state.status !== 'playing') return step(state)
  const song = songAfter(queueOf(state), 'next', chance)
  if (!song || song.id === state.song?.id) return step(state)
  return step({ ...state, upcoming: song }, { type: 'fetchAhead', song })
}

const finite = (seconds: number) => (Number.isFinite(seconds) ? Math.max(0, seconds) : 0)

/** What an element tells before it has been given the current song is about an earlier one. */
export const afterAudio = (state: PlayerState, event: AudioEvent, chance: Chance): Step => {
  if (state.source !== 'ready') return step(state)
  switch (event.type) {
    case 'started':
      return step(sounding(state))
    case 'stopped':
      return step(state.status === 'playing' ? { ...state, status: 'paused' } : state)
    case 'ended':
      return afterEnd(state, chance)
    case 'failed':
      return afterFailure(state, chance)
    case 'length':
      return step(atTime({ ...state, duration: finite(event.seconds) }, state.currentTime))
    case 'time':
      return lookAhead(atTime(state, finite(event.seconds)), chance)
  }
}
