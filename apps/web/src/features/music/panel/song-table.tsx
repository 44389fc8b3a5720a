import type { Song } from '@lanting/contract'
import { artistsOf } from '@lanting/player'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, type RefObject, useRef } from 'react'
import { clockTime } from '../bar/bar.rules.ts'
import { usePlaylistActions } from '../mine/playlists/playlist-actions.ts'
import { music } from '../music.ts'
import { showMoreSongs, usePlaylists } from '../playlists.ts'
import { SongMenu } from '../song-menu/song-menu.tsx'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { AddButton } from './add-button.tsx'
import { ListFooter } from './list-footer.tsx'
import { Sounding } from './sounding.tsx'

type Scroll = RefObject<HTMLElement | null>

/** The height of a row in `song-table.css`. */
const ROW_PX = 46
const OVERSCAN = 8
const FIRST_VIEW_PX = 500

const SongRow = memo(({ song, place }: { song: Song; place: number }) => {
  const copy = usePlayerCopy()
  const isCurrent = usePlayer((state) => state.song?.id === song.id)
  const actions = usePlaylistActions(song, place - 1)
  return (
    <tr aria-current={isCurrent || undefined} aria-rowindex={place + 1}>
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
      <td className="song-time">{song.dt ? clockTime(song.dt / 1_000) : ''}</td>
      <td>
        <AddButton song={song} />
        <SongMenu song={song} actions={actions} />
      </td>
    </tr>
  )
})

/** Keeps the place of rows that are not in the document. */
const Space = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td className="row-space" colSpan={5} style={{ height }} />
    </tr>
  )

/** Only the rows in view are in the document: a list may have thousands. */
const SongRows = ({ songs, scroll }: { songs: readonly Song[]; scroll: Scroll }) => {
  const { getVirtualItems, getTotalSize } = useVirtualizer({
    count: songs.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: FIRST_VIEW_PX },
  })
  const rows = getVirtualItems()
  const end = rows.at(-1)?.end ?? 0
  return (
    <tbody>
      <Space height={rows[0]?.start ?? 0} />
      {rows.map(({ index }) => {
        const song = songs[index]
        return song && <SongRow key={song.id} song={song} place={index + 1} />
      })}
      <Space height={getTotalSize() - end} />
    </tbody>
  )
}

/** The songs of the current playlist. */
export const SongTable = () => {
  const copy = usePlayerCopy()
  const scroll = useRef<HTMLElement>(null)
  const songs = usePlayer((state) => state.musicList)
  const { shown, songs: status, loadMore } = usePlaylists()
  const { song, artist, other, action } = copy.columns
  const isEmpty = songs.length === 0 && (status === 'ready' || !shown)
  return (
    <section
      ref={scroll}
      className="panel-scroll"
      aria-label={shown?.name ?? copy.panel.songs}
      tabIndex={-1}
    >
      <table className="song-table" aria-rowcount={songs.length + 1}>
        <thead>
          <tr>
            {[song, artist, other, copy.duration, action].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <SongRows songs={songs} scroll={scroll} />
      </table>
      {isEmpty && (!loadMore || !shown) && <p className="panel-quiet">{copy.empty}</p>}
      {(shown || songs.length > 0) && (
        <ListFooter
          more={copy.panel.more}
          hasMore={loadMore && shown !== undefined}
          isLoading={status === 'loading'}
          isFailed={status === 'failed'}
          isEndless
          onMore={showMoreSongs}
        />
      )}
    </section>
  )
}
