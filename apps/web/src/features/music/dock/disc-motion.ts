import type { PlayerState } from '@lanting/player'
import type { DiscMotion } from './dock-state.ts'

/** The disc turns while music plays, stops in place, and resets for a new song. */
export const discMotion = ({ status, source }: PlayerState): DiscMotion => {
  if (status === 'playing') return 'turning'
  return status === 'loading' && source !== 'ready' ? 'fresh' : 'held'
}
