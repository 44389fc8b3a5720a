import type { Playlist } from '@lanting/contract'
import { IconPlayerPlay } from '@tabler/icons-react'
import { LateCover } from '../../cover/late-cover.tsx'
import { showPlaylist, usePlaylists } from '../../playlists.ts'

const COVER_PX = 80

interface Props {
  readonly list: Playlist
  /** A second line below the name. */
  readonly detail?: string
  readonly isRound?: boolean
}

/** A list of songs as a cover: a playlist, an album or an artist. */
export const ListCover = ({ list, detail, isRound = false }: Props) => {
  const isShown = usePlaylists(({ shown }) => shown?.id === list.id)
  return (
    <li>
      <button
        type="button"
        aria-pressed={isShown}
        data-round={isRound || undefined}
        onClick={() => showPlaylist(list)}
      >
        <span className="playlist-cover">
          {list.coverImgUrl ? (
            <LateCover url={list.coverImgUrl} px={COVER_PX} />
          ) : (
            <span className="playlist-initial" aria-hidden>
              {[...list.name][0]}
            </span>
          )}
          <IconPlayerPlay aria-hidden size={26} stroke={1.6} />
        </span>
        <span className="playlist-name">{list.name}</span>
        {detail && <small className="playlist-detail">{detail}</small>}
      </button>
    </li>
  )
}
