import type { LibraryPlaylist, LibrarySong } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../shared/dialog.tsx'
import { useCopy } from '../../shared/language.ts'
import { playlistsQuery } from './music.queries.ts'

interface Props {
  readonly songs: readonly LibrarySong[]
  readonly onChoose: (songs: readonly LibrarySong[], playlist: LibraryPlaylist) => void
  readonly onClose: () => void
}

/** Adds songs to a custom playlist. Folder playlists follow their folder. */
export const IntoPlaylistDialog = ({ songs, onChoose, onClose }: Props) => {
  const { music, playlists } = useCopy().admin
  const { data } = useQuery(playlistsQuery())
  const own = data?.filter(({ folder }) => folder === null)
  return (
    <Dialog title={music.choosePlaylist} onClose={onClose}>
      {own?.length === 0 && <p className="quiet">{music.noOwnPlaylist}</p>}
      <div className="playlist-choices">
        {own?.map((playlist) => (
          <button
            key={playlist.id}
            type="button"
            className="button ghost"
            onClick={() => onChoose(songs, playlist)}
          >
            {playlist.name}
            <small className="quiet">{playlists.songCount(playlist.songs.length)}</small>
          </button>
        ))}
      </div>
    </Dialog>
  )
}
