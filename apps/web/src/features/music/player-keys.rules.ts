/** The parts of a key event that select a player action. */
interface PressedKey {
  readonly key: string
  readonly isModified: boolean
  /**
   * An element with its own keys has the focus: a field, a slider, or a button for the space bar.
   */
  readonly isTaken: boolean
  /** The player is open or has the focus. */
  readonly isAtPlayer: boolean
  /**
   * Somebody reads the page while a song plays, or has paused it with the space bar, and has not
   * switched off the keys there. Up and down still scroll, and without a song so does the space bar.
   */
  readonly isBesidePlayer: boolean
}

export type KeyAction =
  | { readonly type: 'toggle' | 'toggleMute' }
  | { readonly type: 'seekBy' | 'volumeBy'; readonly amount: number }

export const SEEK_S = 5
const VOLUME_STEP = 0.05

const KEYS: Readonly<Record<string, KeyAction>> = {
  ' ': { type: 'toggle' },
  ArrowLeft: { type: 'seekBy', amount: -SEEK_S },
  ArrowRight: { type: 'seekBy', amount: SEEK_S },
  ArrowUp: { type: 'volumeBy', amount: VOLUME_STEP },
  ArrowDown: { type: 'volumeBy', amount: -VOLUME_STEP },
  m: { type: 'toggleMute' },
}

const BESIDE_PLAYER: readonly string[] = [' ', 'ArrowLeft', 'ArrowRight', 'm']

export const keyAction = (pressed: PressedKey): KeyAction | undefined => {
  if (pressed.isModified || pressed.isTaken) return undefined
  const key = pressed.key === 'M' ? 'm' : pressed.key
  const isHeard = pressed.isAtPlayer || (pressed.isBesidePlayer && BESIDE_PLAYER.includes(key))
  return isHeard ? KEYS[key] : undefined
}
