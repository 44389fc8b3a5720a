import type { Song } from '@lanting/contract'
import { artistsOf } from '@lanting/player'
import { usePlayerCopy } from '../use-player.ts'

const COVER_PX = 36

/** Cover, name and artist of a song; a button that plays it, unless it is playing. */
export const SongLine = ({ song, onPlay }: { song: Song; onPlay?: () => void }) => {
  const copy = usePlayerCopy()
  const name = song.name || copy.queue.unknownSong
  const words = (
    <>
      <span className="queue-cover">
        {song.al.picUrl && (
          <img
            src={song.al.picUrl}
            alt=""
            width={COVER_PX}
            height={COVER_PX}
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <span className="queue-names">
        <b>{name}</b>
        <span>{song.name && (artistsOf(song) || copy.lostArtist)}</span>
      </span>
    </>
  )
  if (!onPlay) return <div className="queue-song">{words}</div>
  return (
    <button
      type="button"
      className="queue-song"
      aria-label={copy.playSong(name)}
      onClick={onPlay}
    >
      {words}
    </button>
  )
}
