import type { PlayerState } from '@lanting/player'

/** A song counts as played after this time, a short one after half of it. */
const PLAYED_AFTER_S = 10
/** A larger time step is a seek. */
const STEP_MAX_S = 3

interface Listened {
  readonly turn: number
  readonly at: number
  readonly seconds: number
  readonly isPlayed: boolean
}

export const NOTHING_LISTENED: Listened = { turn: -1, at: 0, seconds: 0, isPlayed: false }

type Moment = Pick<
  PlayerState,
  'turn' | 'status' | 'currentTime' | 'duration' | 'volume' | 'isMuted'
>

/** A song that is repeated comes from its end to its beginning, and is then heard anew. */
const isRepeated = (listened: Listened, { turn, currentTime, duration }: Moment) =>
  turn === listened.turn &&
  currentTime < listened.at &&
  currentTime <= STEP_MAX_S &&
  duration > 0 &&
  listened.at >= duration - STEP_MAX_S

/** The listened time of the current song. */
export const afterMoment = (listened: Listened, moment: Moment): Listened => {
  const { turn, status, currentTime: at, duration, volume, isMuted } = moment
  if (turn !== listened.turn || isRepeated(listened, moment))
    return { turn, at, seconds: 0, isPlayed: false }
  const step = at - listened.at
  const isListened =
    status === 'playing' && !isMuted && volume > 0 && step > 0 && step <= STEP_MAX_S
  const seconds = listened.seconds + (isListened ? step : 0)
  const needed = duration > 0 ? Math.min(PLAYED_AFTER_S, duration / 2) : PLAYED_AFTER_S
  return { turn, at, seconds, isPlayed: listened.isPlayed || seconds >= needed }
}
