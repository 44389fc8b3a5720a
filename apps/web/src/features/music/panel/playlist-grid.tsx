import type { Playlist } from '@lanting/contract'
import { IconPlayerPlay } from '@tabler/icons-react'
import { MineLists } from '../mine/mine-lists.tsx'
import { ensurePlaylists, showPlaylist, usePlaylists } from '../playlists.ts'
import { usePlayerCopy } from '../use-player.ts'

const COVER_PX = 80
const PLACES = Array.from({ length: 8 }, (_, place) => place)

const PlaylistCover = ({ playlist, isShown }: { playlist: Playlist; isShown: boolean }) => (
  <li>
    <button type="button" aria-pressed={isShown} onClick={() => showPlaylist(playlist)}>
      <span className="playlist-cover">
        {playlist.coverImgUrl && (
          <img
            src={playlist.coverImgUrl}
            alt=""
            width={COVER_PX}
            height={COVER_PX}
            loading="lazy"
            decoding="async"
          />
        )}
        <IconPlayerPlay aria-hidden size={26} stroke={1.6} />
      </span>
      <span className="playlist-name">{playlist.name}</span>
    </button>
  </li>
)

/** The playlists as a grid of covers; on a phone, as a row. */
export const PlaylistGrid = () => {
  const copy = usePlayerCopy()
  const { status, playlists, shown } = usePlaylists()
  const isComing = status === 'unasked' || status === 'loading'
  return (
    <section className="panel-playlists" aria-label={copy.panel.playlists}>
      <MineLists />
      <h2>
        {copy.panel.playlists}
        {playlists.length > 0 && <small>{playlists.length}</small>}
      </h2>
      {status === 'failed' && (
        <p className="panel-quiet">
          {copy.noPlaylists}
          <button type="button" className="link" onClick={ensurePlaylists}>
            {copy.panel.retry}
          </button>
        </p>
      )}
      {status === 'ready' && playlists.length === 0 && (
        <p className="panel-quiet">{copy.noSongs}</p>
      )}
      <ul className="playlist-grid" aria-busy={isComing}>
        {isComing && PLACES.map((place) => <li key={place} className="skeleton" />)}
        {playlists.map((playlist) => (
          <PlaylistCover
            key={playlist.id}
            playlist={playlist}
            isShown={playlist.id === shown?.id}
          />
        ))}
      </ul>
    </section>
  )
}
