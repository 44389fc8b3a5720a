import type { Effect } from './events.ts'
import type { PlayerState } from './player-state.ts'

/** What an event makes of the state, and what has to be done about it. */
export interface Step {
  readonly state: PlayerState
  readonly effects: readonly Effect[]
}

export const step = (state: PlayerState, ...effects: readonly Effect[]): Step => ({
  state,
  effects,
})
