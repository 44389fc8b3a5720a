import { afterFailure, sounding } from './after-audio-event.ts'
import type { AnswerEvent } from './events.ts'
import type { Chance } from './list-order.ts'
import { NO_LYRICS } from './lyrics/lyrics.ts'
import { atTime, isPaused, type PlayerState } from './player-state.ts'
import { afterListAnswer } from './playing-list.ts'
import { type Step, step } from './step.ts'

type Told = Extract<AnswerEvent, { turn: number }>
type Waited = Extract<AnswerEvent, { wait: number }>

const afterAddress = (state: PlayerState, url: string | null, chance: Chance): Step => {
  if (state.source !== 'asked') return step(state)
  if (!url) return afterFailure(state, chance)
  const load = { type: 'load', url, seconds: state.currentTime } as const
  const next: PlayerState = { ...state, source: 'ready' }
  return isPaused(state) ? step(next, load) : step(next, load, { type: 'play', wait: state.wait })
}

const afterTold = (state: PlayerState, event: Told, chance: Chance): Step => {
  switch (event.type) {
    case 'detailLoaded':
      return step(event.song.id === state.song?.id ? { ...state, song: event.song } : state)
    case 'addressLoaded':
      return afterAddress(state, event.url, chance)
    case 'lyricsFailed':
      return step({ ...state, words: 'failed' })
    case 'lyricsLoaded': {
      const words = event.lyrics && event.lyrics.lines.length > 0 ? 'ready' : 'missing'
      const lyrics = event.lyrics ?? NO_LYRICS
      return step(atTime({ ...state, words, lyrics }, state.currentTime))
    }
  }
}

const afterWaited = (state: PlayerState, event: Waited, chance: Chance): Step => {
  switch (event.type) {
    case 'playStarted':
      return step(sounding(state))
    // The user has paused meanwhile, so this wait is outdated.
    case 'interrupted':
      return step({ ...state, status: 'paused' })
    case 'refused':
      return step({ ...state, status: 'paused' }, { type: 'log', reason: event.reason })
    case 'timedOut':
    case 'unsupported':
      return afterFailure(state, chance)
  }
}

/** [MUSIC-4] The latest selection wins: responses to an earlier turn or wait are ignored. */
export const afterAnswer = (state: PlayerState, event: AnswerEvent, chance: Chance): Step => {
  if ('list' in event) return step(afterListAnswer(state, event))
  if ('upcoming' in event) {
    const { upcoming } = event
    return step(state.upcoming?.id === upcoming.id ? { ...state, upcoming } : state)
  }
  if ('turn' in event) {
    return event.turn === state.turn ? afterTold(state, event, chance) : step(state)
  }
  const isAwaited = event.wait === state.wait && state.status === 'loading'
  return isAwaited ? afterWaited(state, event, chance) : step(state)
}
