import { IconDownload, IconPlus } from '@tabler/icons-react'
import { ListCover } from '../../panel/shelves/list-cover.tsx'
import { usePlayerCopy } from '../../use-player.ts'
import { useOwnMusic } from '../own-music.ts'
import { openPlaylistDialog } from './playlist-dialog-state.ts'
import './own-playlists.css'

const BUTTONS = [
  { kind: 'create', Icon: IconPlus },
  { kind: 'import', Icon: IconDownload },
] as const

/** The listener's own playlists as covers, behind the buttons for another one. */
export const OwnShelf = () => {
  const copy = usePlayerCopy()
  const playlists = useOwnMusic((state) => state.playlists)
  return (
    <>
      <ul className="playlist-grid">
        {BUTTONS.map(({ kind, Icon }) => (
          <li key={kind}>
            <button
              type="button"
              className="new-playlist"
              onClick={() => openPlaylistDialog({ kind })}
            >
              <span className="playlist-cover">
                <Icon aria-hidden size={26} stroke={1.4} />
              </span>
              <span className="playlist-name">{copy.ownPlaylists[kind]}</span>
            </button>
          </li>
        ))}
        {playlists.map((list) => (
          <ListCover key={list.id} list={list} detail={copy.panel.songCount(list.musicSize)} />
        ))}
      </ul>
      {playlists.length === 0 && <p className="panel-quiet">{copy.ownPlaylists.none}</p>}
    </>
  )
}
