import { IconTrash } from '@tabler/icons-react'
import { TOAST_SHORT_MS } from '../../../shared/messages/toasts.ts'
import { music } from '../music.ts'
import { showSongs, usePlaylists } from '../playlists.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { clearHistory } from './history.ts'

/** Forgets what was played, while it is shown. */
export const ClearHistory = () => {
  const { lists, clearHistory: name } = usePlayerCopy().mine
  const shown = usePlaylists((state) => state.shown?.name)
  const count = usePlayer((state) => state.musicList.length)
  if (count === 0 || (shown !== lists.recent && shown !== lists.most)) return null
  const clear = () => {
    clearHistory()
    showSongs(shown, [])
    music().notify((copy) => copy.mine.historyCleared, TOAST_SHORT_MS, 'info')
  }
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} onClick={clear}>
      <IconTrash aria-hidden size={18} stroke={1.6} />
    </button>
  )
}
