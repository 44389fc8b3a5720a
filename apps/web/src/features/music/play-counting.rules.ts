import type { PlayerState } from '@lanting/player'

/** A song that has sounded so long was played; a short one when half of it was. */
export const PLAYED_AFTER_S = 10
/** The time moves on in smaller steps than this; whoever seeks makes a larger one. */
const STEP_MAX_S = 3

export interface Listened {
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

/** How much of what plays has really been heard. */
export const afterMoment = (listened: Listened, moment: Moment): Listened => {
  const { turn, status, currentTime: at, duration, volume, isMuted } = moment
  if (turn !== listened.turn) return { turn, at, seconds: 0, isPlayed: false }
  const step = at - listened.at
  const isListened =
    status === 'playing' && !isMuted && volume > 0 && step > 0 && step <= STEP_MAX_S
  const seconds = listened.seconds + (isListened ? step : 0)
  const needed = duration > 0 ? Math.min(PLAYED_AFTER_S, duration / 2) : PLAYED_AFTER_S
  return { turn, at, seconds, isPlayed: listened.isPlayed || seconds >= needed }
}
