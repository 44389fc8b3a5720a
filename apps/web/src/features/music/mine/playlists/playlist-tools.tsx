import { OWN_LISTS } from '@lanting/contract'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { confirm } from '../../../../shared/messages/confirm.ts'
import { usePlaylists } from '../../playlists.ts'
import { usePlayerCopy } from '../../use-player.ts'
import { attempt } from '../attempt.ts'
import { deletePlaylist } from './own-playlists.ts'
import { openPlaylistDialog } from './playlist-dialog-state.ts'
import './own-playlists.css'

export const isOwnPlaylist = (id: number): boolean =>
  id > OWN_LISTS.playlists && id < OWN_LISTS.likes

/** Renames and deletes the shown playlist, if it is the listener's own. */
export const PlaylistTools = () => {
  const copy = usePlayerCopy().ownPlaylists
  const shown = usePlaylists((state) => state.shown)
  if (!shown || !isOwnPlaylist(shown.id)) return null
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
