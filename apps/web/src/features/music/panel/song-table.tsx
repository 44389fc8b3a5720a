import type { Song } from '@lanting/contract'
import { artistsOf, isPaused } from '@lanting/player'
import { memo } from 'react'
import { music } from '../music.ts'
import { showMoreSongs, usePlaylists } from '../playlists.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { AddButton } from './add-button.tsx'
import { ListFooter } from './list-footer.tsx'

/** Three animated bars beside the playing song. */
const Sounding = () => {
  const isStill = usePlayer(isPaused)
  return (
    <span className="song-playing" data-still={isStill}>
      <i />
      <i />
      <i />
    </span>
  )
}

const SongRow = memo(({ song, place }: { song: Song; place: number }) => {
  const copy = usePlayerCopy()
  const isCurrent = usePlayer((state) => state.song?.id === song.id)
  return (
    <tr aria-current={isCurrent || undefined}>
      <td>
        <span className="song-number" aria-hidden>
          {isCurrent ? <Sounding /> : String(place).padStart(2, '0')}
        </span>
        <button
          type="button"
          className="song-name"
          aria-label={copy.playSong(song.name)}
          onClick={() => music().player.select(song, 'TOP')}
        >
          {song.name}
        </button>
      </td>
      <td>{artistsOf(song) || copy.lostArtist}</td>
      <td>{song.alia[0]}</td>
      <td>
        <AddButton song={song} />
      </td>
    </tr>
  )
})

/** The songs of the current playlist. */
export const SongTable = () => {
  const copy = usePlayerCopy()
  const songs = usePlayer((state) => state.musicList)
  const { shown, songs: status, loadMore } = usePlaylists()
  const { song, artist, other, action } = copy.columns
  const isEmpty = songs.length === 0 && (status === 'ready' || !shown)
  return (
    <section className="panel-scroll" aria-label={shown?.name ?? copy.panel.songs}>
      <table className="song-table">
        <thead>
          <tr>
            {[song, artist, other, action].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {songs.map((listed, index) => (
            <SongRow key={listed.id} song={listed} place={index + 1} />
          ))}
        </tbody>
      </table>
      {isEmpty && !loadMore && <p className="panel-quiet">{copy.empty}</p>}
      <ListFooter
        more={copy.panel.more}
        hasMore={loadMore && shown !== undefined}
        isLoading={status === 'loading'}
        isFailed={status === 'failed'}
        isEndless
        onMore={showMoreSongs}
      />
    </section>
  )
}
