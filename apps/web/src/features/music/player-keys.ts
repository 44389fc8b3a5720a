import { TOAST_SHORT_MS } from '../../shared/messages/toasts.ts'
import { volumeAfter } from './bar/bar.rules.ts'
import { useKeysSetting } from './keys-setting.ts'
import type { Music } from './music.ts'
import { playOrPause } from './playback.ts'
import { type KeyAction, keyAction } from './player-keys.rules.ts'

/** Selector of the player's elements. */
const PLAYER_PART = 'data-player'

const WRITING =
  'input:not([type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
const PRESSED_BY_SPACE = 'button, a[href], summary, [role="button"]'
const MOVED_BY_ARROWS =
  'input[type="range"], [role="slider"], [role="listbox"], [role="menu"], [role="tablist"]'

/** A field keeps all keys, a slider its arrow keys, a button with visible focus the space bar. */
const isTaken = (target: Element, key: string, isFocusVisible: boolean) => {
  if (target.closest(WRITING)) return true
  if (key === ' ') return isFocusVisible && target.closest(PRESSED_BY_SPACE) !== null
  return key.startsWith('Arrow') && target.closest(MOVED_BY_ARROWS) !== null
}

/**
 * Whether the focus came from the keyboard. `:focus-visible` is read when the focus moves, because
 * some browsers let it match as soon as a key is pressed.
 */
const watchFocus = () => {
  let isVisible = false
  window.addEventListener('pointerdown', () => (isVisible = false), true)
  window.addEventListener('focusin', ({ target }) => {
    isVisible = target instanceof Element && target.matches(':focus-visible')
  })
  return () => isVisible
}

const action = ({ player, notify }: Music, done: KeyAction) => {
  const { currentTime, volume, isMuted } = player.getState()
  switch (done.type) {
    case 'toggle':
      return playOrPause()
    case 'toggleMute':
      player.toggleMute()
      return notify((copy) => (isMuted ? copy.unmuted : copy.muted), TOAST_SHORT_MS, 'info')
    case 'seekBy':
      return player.seek(currentTime + done.amount)
    case 'volumeBy':
      return player.setVolume(volumeAfter(volume, isMuted, done.amount))
  }
}

/** Nothing on the page that could use a key has the focus. */
const isOnPage = (target: Element) => target === document.body || target.tagName === 'MAIN'

/**
 * Handles space, arrow keys and M at the player, and most of them on the page while a song plays,
 * except inside other dialogs.
 */
export const followKeys = (music: Music): void => {
  const { player } = music
  const isFocusVisible = watchFocus()
  let isSpaceDone = false
  /** The space bar, which has paused, also plays on. */
  let isPausedHere = false
  // Firefox presses a button when the space bar is released.
  window.addEventListener('keyup', (event) => {
    if (event.key === ' ' && isSpaceDone) event.preventDefault()
  })
  window.addEventListener('keydown', (event) => {
    if (event.key === ' ') isSpaceDone = false
    const { target, key } = event
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return
    const isHere = target.closest(`[${PLAYER_PART}]`) !== null
    const isElsewhere = !isHere && document.querySelector('dialog[open]') !== null
    if (isElsewhere || !player.getState().song) return
    const { status } = player.getState()
    const isSounding = status === 'playing' || status === 'loading'
    if (isSounding) isPausedHere = false
    const done = keyAction({
      key,
      isModified: event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && key !== 'M'),
      isTaken: isTaken(target, key, isFocusVisible()),
      isAtPlayer: isHere || (player.getState().isShowMusicPlayer && target === document.body),
      isBesidePlayer:
        useKeysSetting.getState().isOn && isOnPage(target) && (isSounding || isPausedHere),
    })
    if (!done) return
    event.preventDefault()
    isSpaceDone = key === ' '
    // A held space bar presses once.
    if (event.repeat && done.type === 'toggle') return
    if (done.type === 'toggle') isPausedHere = isSounding
    action(music, done)
  })
}
