import type { Song } from '@lanting/contract'
import { artistsOf } from '@lanting/player'
import { lengthText } from '../bar/bar.rules.ts'
import { LateCover } from '../cover/late-cover.tsx'
import { usePlayerCopy } from '../use-player.ts'

const COVER_PX = 36

interface Props {
  readonly song: Song
  /** Its name will not come. */
  readonly isLost?: boolean
  readonly onPlay?: () => void
}

/** Cover, name and artist of a song. The name is a button over the whole line, unless it plays. */
export const SongLine = ({ song, isLost = false, onPlay }: Props) => {
  const copy = usePlayerCopy()
  const name = song.name || (isLost ? copy.queue.lostSong : copy.queue.unknownSong)
  return (
    <div className="queue-song">
      <span className="queue-cover">
        {song.al.picUrl && <LateCover url={song.al.picUrl} px={COVER_PX} />}
      </span>
      <span className="queue-names">
        {onPlay ? (
          <button type="button" aria-label={copy.playSong(name)} onClick={onPlay}>
            {name}
          </button>
        ) : (
          <b>{name}</b>
        )}
        <span>{song.name && (artistsOf(song) || copy.lostArtist)}</span>
      </span>
      <span className="song-time">{lengthText(song)}</span>
    </div>
  )
}
