import { IconPencil, IconTrash } from '@tabler/icons-react'
import { confirm } from '../../../../shared/messages/confirm.ts'
import { usePlayerCopy } from '../../use-player.ts'
import { attempt } from '../attempt.ts'
import { useOwnPlaylist } from './own-playlist.ts'
import { deletePlaylist } from './own-playlists.ts'
import { openPlaylistDialog } from './playlist-dialog-state.ts'
import './own-playlists.css'

/** Renames and deletes the shown playlist of the listener. */
export const PlaylistTools = () => {
  const copy = usePlayerCopy().ownPlaylists
  const shown = useOwnPlaylist()
  if (!shown) return null
  const remove = async () => {
    const question = { title: copy.delete, text: copy.deleteAsk(shown.name) }
    if (await confirm(question)) await attempt(() => deletePlaylist(shown))
  }
  return (
    <>
      <button
        type="button"
        className="icon-button playlist-tool"
        aria-label={copy.rename}
        title={copy.rename}
        onClick={() => openPlaylistDialog({ kind: 'rename', list: shown })}
      >
        <IconPencil aria-hidden size={18} stroke={1.6} />
      </button>
      <button
        type="button"
        className="icon-button playlist-tool"
        aria-label={copy.delete}
        title={copy.delete}
        onClick={remove}
      >
        <IconTrash aria-hidden size={18} stroke={1.6} />
      </button>
    </>
  )
}
