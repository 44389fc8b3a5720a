import { LIST_IDS, musicAlbumPath, musicArtistPath } from '@lanting/contract'
import { IconPlayerPlay, IconSearch } from '@tabler/icons-react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { Popover } from '../bar/popover.tsx'
import { ClearHistory } from '../mine/clear-history.tsx'
import { useOwnPlaylist } from '../mine/playlists/own-playlist.ts'
import { music } from '../music.ts'
import { usePlaylists } from '../playlists.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { ClosePanel } from './close-panel.tsx'
import { SearchList } from './search-list.tsx'
import { SongOrderSelect } from './song-order.tsx'

const PlaylistTools = onDemand(
  async () => (await import('../mine/playlists/playlist-tools.tsx')).PlaylistTools,
)

/** Albums and artists have pages of their own. */
const listPage = (id: number) => {
  if (id >= LIST_IDS.genre || id < LIST_IDS.album) return undefined
  return id >= LIST_IDS.artist ? musicArtistPath(id) : musicAlbumPath(id)
}

/** The playlist title, the search and the close button. */
export const PanelHeader = () => {
  const copy = usePlayerCopy()
  const { shown, loadMore } = usePlaylists()
  const isOwn = useOwnPlaylist() !== undefined
  const page = shown && listPage(shown.id)
  const count = usePlayer((state) => state.musicList.length)
  return (
    <header className="panel-header">
      <h2>{shown?.name ?? copy.panel.songs}</h2>
      {count > 0 && (
        <button
          type="button"
          className="icon-button play-all"
          aria-label={copy.queue.playAll}
          title={copy.queue.playAll}
          onClick={() => music().player.playShown()}
        >
          <IconPlayerPlay aria-hidden size={20} stroke={1.6} />
        </button>
      )}
      {page && (
        <a className="list-page" href={page} onClick={music().player.closePanel}>
          {copy.shelves.page}
        </a>
      )}
      <ClearHistory />
      {isOwn && <PlaylistTools />}
      {!loadMore && <small>{copy.panel.songCount(count)}</small>}
      <SongOrderSelect />
      <Popover
        face={<IconSearch aria-hidden size={20} stroke={1.6} />}
        name={copy.search.open}
        className="song-search"
      >
        <SearchList />
      </Popover>
      <ClosePanel />
    </header>
  )
}
