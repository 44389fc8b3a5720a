/** The parts of a key event that select a player action. */
interface PressedKey {
  readonly key: string
  readonly isModified: boolean
  /**
   * An element with its own keys has the focus: a field, a slider, or a button for the space bar.
   */
  readonly isTaken: boolean
  /** The player is open or has the focus. Elsewhere space and arrow keys belong to the page. */
  readonly isAtPlayer: boolean
}

export type KeyAction =
  | { readonly type: 'toggle' | 'toggleMute' }
  | { readonly type: 'seekBy' | 'volumeBy'; readonly amount: number }

export const SEEK_S = 5
const VOLUME_STEP = 0.05

const AT_PLAYER: Readonly<Record<string, KeyAction>> = {
  ' ': { type: 'toggle' },
  ArrowLeft: { type: 'seekBy', amount: -SEEK_S },
  ArrowRight: { type: 'seekBy', amount: SEEK_S },
  ArrowUp: { type: 'volumeBy', amount: VOLUME_STEP },
  ArrowDown: { type: 'volumeBy', amount: -VOLUME_STEP },
}

export const keyAction = (pressed: PressedKey): KeyAction | undefined => {
  if (pressed.isModified || pressed.isTaken) return undefined
  if (pressed.key.toLowerCase() === 'm') return { type: 'toggleMute' }
  return pressed.isAtPlayer ? AT_PLAYER[pressed.key] : undefined
}
