import { IconPlus } from '@tabler/icons-react'
import { ListCover } from '../../panel/shelves/list-cover.tsx'
import { usePlayerCopy } from '../../use-player.ts'
import { useOwnMusic } from '../own-music.ts'
import { openPlaylistDialog } from './playlist-dialog-state.ts'
import './own-playlists.css'

/** The listener's own playlists as covers, behind a button for another one. */
export const OwnShelf = () => {
  const copy = usePlayerCopy()
  const playlists = useOwnMusic((state) => state.playlists)
  return (
    <>
      <ul className="playlist-grid">
        <li>
          <button
            type="button"
            className="new-playlist"
            onClick={() => openPlaylistDialog({ kind: 'create' })}
          >
            <span className="playlist-cover">
              <IconPlus aria-hidden size={26} stroke={1.4} />
            </span>
            <span className="playlist-name">{copy.ownPlaylists.create}</span>
          </button>
        </li>
        {playlists.map((list) => (
          <ListCover key={list.id} list={list} detail={copy.panel.songCount(list.musicSize)} />
        ))}
      </ul>
      {playlists.length === 0 && <p className="panel-quiet">{copy.ownPlaylists.none}</p>}
    </>
  )
}
