import type { LibraryPlaylist } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { Cover } from '../../shared/cover.tsx'
import { useCopy } from '../../shared/language.ts'
import { PictureInput } from '../../shared/pictures/picture-input.tsx'
import { useAction } from '../../shared/use-action.ts'
import { MUSIC } from './music.queries.ts'

/** The cover of a playlist: set by the owner, else one of its songs, else painted. */
export const PlaylistCover = ({ playlist }: { playlist: LibraryPlaylist }) => {
  const { playlists, actions } = useCopy().admin
  const action = useAction(MUSIC)
  const { id, cover, picUrl } = playlist
  return (
    <section className="sheet" aria-label={playlists.cover}>
      <PictureInput
        label={playlists.cover}
        value={cover}
        unchosen={<Cover url={picUrl} />}
        onChange={(url) =>
          void action(() => api.updatePlaylist({ body: { id, cover: url } }), actions.saved)
        }
      />
      <p className="quiet">{playlists.coverHint}</p>
    </section>
  )
}
