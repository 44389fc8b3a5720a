import type { Player } from '@lanting/player'
import { playOrPause } from './playback.ts'
import { type KeyAction, keyAction } from './player-keys.rules.ts'

/** Selector of the player's elements. */
const PLAYER_PART = 'data-player'

const WRITING =
  'input:not([type="range"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
const PRESSED_BY_SPACE = 'button, a[href], summary, [role="button"]'
const MOVED_BY_ARROWS =
  'input[type="range"], [role="slider"], [role="listbox"], [role="menu"], [role="tablist"]'

/** A field keeps all keys, a slider its arrow keys, a button the space bar. */
const isTaken = (target: Element, key: string) => {
  if (target.closest(WRITING)) return true
  if (key === ' ') return target.closest(PRESSED_BY_SPACE) !== null
  return key.startsWith('Arrow') && target.closest(MOVED_BY_ARROWS) !== null
}

const action = (player: Player, done: KeyAction) => {
  const { currentTime, volume } = player.getState()
  switch (done.type) {
    case 'toggle':
      return playOrPause()
    case 'toggleMute':
      return player.toggleMute()
    case 'seekBy':
      return player.seek(currentTime + done.amount)
    case 'volumeBy':
      return player.setVolume(volume + done.amount)
  }
}

/** Handles space, arrow keys and M, except inside other dialogs. */
export const followKeys = (player: Player): void => {
  window.addEventListener('keydown', (event) => {
    const { target, key } = event
    if (event.defaultPrevented || event.isComposing || !(target instanceof Element)) return
    const isHere = target.closest(`[${PLAYER_PART}]`) !== null
    const isElsewhere = !isHere && document.querySelector('dialog[open]') !== null
    if (isElsewhere || !player.getState().song) return
    const done = keyAction({
      key,
      isModified: event.ctrlKey || event.metaKey || event.altKey,
      isTaken: isTaken(target, key),
      isAtPlayer: isHere || (player.getState().isShowMusicPlayer && target === document.body),
    })
    if (!done) return
    event.preventDefault()
    action(player, done)
  })
}
