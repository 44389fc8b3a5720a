import { encodedStorage } from '@lanting/browser'
import type { ComponentType } from 'react'
import { create } from 'zustand'

/** The storage key of the player. */
export const SAVED_PLAYER = 'blog-music-player'

/** `turning`: music plays. `held`: it stopped in place. `fresh`: a new song. */
export type DiscMotion = 'turning' | 'held' | 'fresh'

/**
 * The player state of the first view. The player writes it and the disc reads it, so that only the
 * disc is part of the first view.
 */
interface DockState {
  /** Empty for a plain label. */
  readonly cover: string
  readonly motion: DiscMotion
  readonly isOpen: boolean
  /** The panel beside the disc and the full player. Both are set when the player has loaded. */
  readonly Info?: ComponentType
  readonly Stage?: ComponentType
}

export const useDock = create<DockState>()(() => ({ cover: '', motion: 'held', isOpen: false }))

/** Whether this browser has a saved player. */
export const isRemembered = (): boolean => encodedStorage.read(SAVED_PLAYER) !== undefined

/** The part of an address that the player uses; empty without one. */
export const askedIn = (search: string): string =>
  /[?&](?:showSpecial|song|listen)(?:[=&]|$)/.test(search) ? search : ''
