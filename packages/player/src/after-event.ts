import { afterAnswer } from './after-answer.ts'
import { afterAudio } from './after-audio.ts'
import { afterUserAction } from './after-user-action.ts'
import type { AnswerEvent, AudioEvent, PlayerEvent, UserAction } from './events.ts'
import type { Chance } from './play-queue.ts'
import type { PlayerState } from './player-state.ts'
import type { Step } from './step.ts'

const AUDIO: readonly string[] = ['started', 'stopped', 'ended', 'failed', 'time', 'length']

const isAudio = (event: PlayerEvent): event is AudioEvent => AUDIO.includes(event.type)

const isAnswer = (event: PlayerEvent): event is AnswerEvent => 'turn' in event || 'wait' in event

/** Knows all transitions: what any event makes of any state, and what is to be done about it. */
export const afterEvent = (state: PlayerState, event: PlayerEvent, chance: Chance): Step => {
  if (isAnswer(event)) return afterAnswer(state, event, chance)
  if (isAudio(event)) return afterAudio(state, event, chance)
  return afterUserAction(state, event as UserAction, chance)
}
