import { afterAudio } from './after-audio-event.ts'
import { afterAnswer } from './after-response.ts'
import { afterUserAction } from './after-user-action.ts'
import type { AnswerEvent, AudioEvent, PlayerEvent, UserAction } from './events.ts'
import type { Chance } from './list-order.ts'
import type { PlayerState } from './player-state.ts'
import type { Step } from './step.ts'

const AUDIO: readonly string[] = [
  ...['started', 'stopped', 'stalled', 'ended', 'failed', 'time', 'length'],
]

const isAudio = (event: PlayerEvent): event is AudioEvent => AUDIO.includes(event.type)

const isAnswer = (event: PlayerEvent): event is AnswerEvent =>
  ['turn', 'wait', 'list', 'upcoming'].some((name) => name in event)

/** Defines all transitions: returns the next state and the effects for any event. */
export const afterEvent = (state: PlayerState, event: PlayerEvent, chance: Chance): Step => {
  if (isAnswer(event)) return afterAnswer(state, event, chance)
  if (isAudio(event)) return afterAudio(state, event, chance)
  return afterUserAction(state, event as UserAction, chance)
}
