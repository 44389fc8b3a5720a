import { encodedStorage } from '@lanting/browser'
import type { Player, StoragePort } from '@lanting/player'
import { SAVED_PLAYER } from '../dock/dock-state.ts'

export const storagePort: StoragePort = {
  read: () => encodedStorage.read(SAVED_PLAYER),
  write: (saved) => {
    encodedStorage.write(SAVED_PLAYER, saved)
  },
}

/** Saves when the page is hidden, because it may never return. Follows other tabs. */
export const joinStorage = (player: Player): void => {
  const save = () => {
    if (document.visibilityState === 'hidden') player.save()
  }
  document.addEventListener('visibilitychange', save)
  window.addEventListener('pagehide', () => player.save())
  encodedStorage.follow(SAVED_PLAYER, player.follow)
}
