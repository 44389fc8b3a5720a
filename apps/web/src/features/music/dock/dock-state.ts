import { encodedStorage } from '@lanting/browser'
import type { ComponentType } from 'react'
import { create } from 'zustand'

/** The name under which the browser remembers what played. */
export const SAVED_PLAYER = 'blog-music-player'

/**
 * `turning`: music sounds. `held`: it has stopped where it was. `fresh`: another record is put on.
 */
export type DiscMotion = 'turning' | 'held' | 'fresh'

/**
 * All that a page knows of the player before it is there. The player writes it, the disc reads it:
 * so the disc can stand in the first view, and nothing else of the music has to.
 */
export interface DockState {
  /** Empty: a plain label. */
  readonly cover: string
  readonly motion: DiscMotion
  readonly isOpen: boolean
  /** The panel beside the disc and the full player. Both are set when the player has loaded. */
  readonly Info?: ComponentType
  readonly Stage?: ComponentType
}

export const useDock = create<DockState>()(() => ({ cover: '', motion: 'held', isOpen: false }))

/** Whether this browser has heard music here before. */
export const isRemembered = (): boolean => encodedStorage.read(SAVED_PLAYER) !== undefined

/** The part of an address that is the player's business; empty when there is none. */
export const askedIn = (search: string): string =>
  /[?&](?:showSpecial|song)(?:[=&]|$)/.test(search) ? search : ''
