import type { PlayerState } from '@lanting/player'
import type { DiscMotion } from './dock-state.ts'

/** A disc turns while music sounds, stops where it is, and is straight when another song is put on. */
export const discMotion = ({ status, source }: PlayerState): DiscMotion => {
  if (status === 'playing') return 'turning'
  return status === 'loading' && source !== 'ready' ? 'fresh' : 'held'
}
