import type { PlayerState } from '@lanting/player'
import type { DiscMotion } from './dock-state.ts'

/** The disc turns while music plays, stops in place, and resets for a new song. */
export const discMotion = ({ status, source, isStalled }: PlayerState): DiscMotion => {
  if (status === 'playing') return isStalled ? 'held' : 'turning'
  return status === 'loading' && source !== 'ready' ? 'fresh' : 'held'
}
