import type { Song } from '@lanting/contract'
import { musicPagesCopy } from '@lanting/copy/music-pages'
import { useCopyOf } from '../../../shared/language.ts'
import { clockTime } from '../bar/bar.rules.ts'
import { SongActions } from './song-actions.tsx'
import { SongNumber } from './song-number.tsx'

interface Props<Row extends Song> {
  readonly songs: readonly Row[]
  /** The number before a song; without it, its place. */
  readonly numberOf?: (song: Row) => number
  /** The second line of a song. */
  readonly detailOf: (song: Row) => string
  readonly onPlay: (song: Row) => void
}

/** Songs in rows, to play from any of them. */
export const SongRows = <Row extends Song>({ songs, numberOf, detailOf, onPlay }: Props<Row>) => {
  const copy = useCopyOf(musicPagesCopy)
  return (
    <ol className="song-rows">
      {songs.map((song, index) => {
        const detail = detailOf(song)
        return (
          <li key={song.id}>
            <SongNumber id={song.id} number={numberOf?.(song) || index + 1} />
            <button
              type="button"
              className="song-play"
              aria-label={copy.play(song.name)}
              onClick={() => onPlay(song)}
            >
              <span>{song.name}</span>
              {detail && <small>{detail}</small>}
            </button>
            {song.dt !== undefined && <time>{clockTime(song.dt / 1_000)}</time>}
            <SongActions song={song} />
          </li>
        )
      })}
    </ol>
  )
}
