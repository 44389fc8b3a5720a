import type { Effect } from './events.ts'
import type { PlayerState } from './player-state.ts'

/** The next state, and the effects to run. */
export interface Step {
  readonly state: PlayerState
  readonly effects: readonly Effect[]
}

export const step = (state: PlayerState, ...effects: readonly Effect[]): Step => ({
  state,
  effects,
})
