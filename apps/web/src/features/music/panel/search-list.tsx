import { LENGTH, type Song } from '@lanting/contract'
import { artistsOf } from '@lanting/player'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { lengthText } from '../bar/bar.rules.ts'
import { music } from '../music.ts'
import { SongMenu } from '../song-menu/song-menu.tsx'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { AddButton } from './add-button.tsx'
import { ListFooter } from './list-footer.tsx'
import { pieces } from './song-search.rules.ts'
import { searchMoreSongs, searchSongs, useSongSearch } from './song-search.ts'

const Marked = ({ text, looked }: { text: string; looked: string }) =>
  pieces(text, looked).map((piece) =>
    piece.isMatch ? <em key={piece.at}>{piece.text}</em> : piece.text,
  )

const ResultRow = ({ song, looked }: { song: Song; looked: string }) => {
  const copy = usePlayerCopy()
  const isCurrent = usePlayer((state) => state.song?.id === song.id)
  return (
    <tr aria-current={isCurrent || undefined}>
      <td>
        <button
          type="button"
          className="song-name"
          aria-label={copy.playSong(song.name)}
          onClick={() => music().player.select(song)}
        >
          <Marked text={song.name} looked={looked} />
        </button>
      </td>
      <td>
        <Marked text={artistsOf(song) || copy.lostArtist} looked={looked} />
      </td>
      <td className="song-time">{lengthText(song)}</td>
      <td>
        <AddButton song={song} />
        <SongMenu song={song} />
      </td>
    </tr>
  )
}

const Results = () => {
  const copy = usePlayerCopy()
  const { keywords, songs, status, loadMore } = useSongSearch()
  const { song, artist, action } = copy.columns
  if (songs.length === 0 && (status === 'unasked' || status === 'ready')) {
    return <p className="panel-quiet">{copy.empty}</p>
  }
  return (
    <>
      {songs.length > 0 && (
        <table className="song-table">
          <thead>
            <tr>
              {[song, artist, copy.duration, action].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {songs.map((found) => (
              <ResultRow key={found.id} song={found} looked={keywords} />
            ))}
          </tbody>
        </table>
      )}
      <ListFooter
        more={copy.search.more}
        hasMore={loadMore}
        isLoading={status === 'loading'}
        isFailed={status === 'failed'}
        onMore={searchMoreSongs}
      />
    </>
  )
}

/** Searches the whole library by song or artist. */
export const SearchList = () => {
  const copy = usePlayerCopy().search
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [written, setWritten] = useState(() => useSongSearch.getState().keywords)
  useEffect(() => field.current?.focus(), [])
  const search = (event: FormEvent) => {
    event.preventDefault()
    searchSongs(written)
    list.current?.scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <>
      <search>
        <form onSubmit={search}>
          <IconSearch aria-hidden size={18} stroke={1.6} />
          <input
            ref={field}
            type="search"
            enterKeyHint="search"
            maxLength={LENGTH.searchText}
            placeholder={copy.field}
            aria-label={copy.field}
            value={written}
            onChange={({ target }) => setWritten(target.value)}
          />
          <button type="submit">{copy.button}</button>
        </form>
      </search>
      <div ref={list} className="panel-scroll">
        <Results />
      </div>
    </>
  )
}
