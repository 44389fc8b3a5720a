import { encodedStorage } from '@lanting/browser'
import type { Player, StoragePort } from '@lanting/player'
import { SAVED_PLAYER } from '../dock/dock-state.ts'

export const storagePort: StoragePort = {
  read: () => encodedStorage.read(SAVED_PLAYER),
  write: (saved) => {
    encodedStorage.write(SAVED_PLAYER, saved)
  },
}

/** A page may never come back from being hidden, so that is when it is saved; other tabs are heard. */
export const joinStorage = (player: Player): void => {
  const save = () => {
    if (document.visibilityState === 'hidden') player.save()
  }
  document.addEventListener('visibilitychange', save)
  window.addEventListener('pagehide', () => player.save())
  encodedStorage.follow(SAVED_PLAYER, player.follow)
}
