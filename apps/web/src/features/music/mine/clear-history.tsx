import { OWN_LISTS } from '@lanting/contract'
import { IconTrash } from '@tabler/icons-react'
import { TOAST_SHORT_MS } from '../../../shared/messages/toasts.ts'
import { music } from '../music.ts'
import { NO_PLAYLIST } from '../playlists.rules.ts'
import { showPlaylist, showSongs, usePlaylists } from '../playlists.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { attempt } from './attempt.ts'
import { clearHistory } from './history.ts'

/** Forgets what was played, while it is shown. */
export const ClearHistory = () => {
  const { lists, clearHistory: name } = usePlayerCopy().mine
  const shown = usePlaylists((state) => state.shown)
  const count = usePlayer((state) => state.musicList.length)
  const isOwn = shown?.id === OWN_LISTS.recent || shown?.id === OWN_LISTS.most
  const isKept = shown?.id === NO_PLAYLIST && [lists.recent, lists.most].includes(shown.name)
  if (count === 0 || !shown || !(isOwn || isKept)) return null
  const clear = async () => {
    if (isOwn) {
      const isCleared = await attempt(async () => (await music().ownApi()).clearOwnPlays())
      if (!isCleared) return
      await showPlaylist(shown)
    } else {
      clearHistory()
      showSongs(shown.name, [])
    }
    music().notify((copy) => copy.mine.historyCleared, TOAST_SHORT_MS, 'info')
  }
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} onClick={clear}>
      <IconTrash aria-hidden size={18} stroke={1.6} />
    </button>
  )
}
