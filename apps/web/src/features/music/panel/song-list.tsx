import type { Song } from '@lanting/contract'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useRef } from 'react'
import { showMoreSongs, usePlaylists } from '../playlists.ts'
import { usePlayerCopy } from '../use-player.ts'
import { ListFooter } from './list-footer.tsx'
import { type OwnRows, SongRow } from './song-row.tsx'

interface ListProps {
  readonly songs: readonly Song[]
  /** In a playlist of the listener. */
  readonly own?: OwnRows | undefined
}

interface RowsProps extends ListProps {
  readonly scroll: RefObject<HTMLElement | null>
}

/** The height of a row in `song-table.css`. */
const ROW_PX = 46
const OVERSCAN = 8
const FIRST_VIEW_PX = 500

/** Keeps the place of rows that are not in the document. */
const Space = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td className="row-space" colSpan={5} style={{ height }} />
    </tr>
  )

/** Only the rows in view are in the document: a list may have thousands. */
const SongRows = ({ songs, scroll, own }: RowsProps) => {
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
        return song && <SongRow key={song.id} song={song} place={index + 1} own={own} />
      })}
      <Space height={getTotalSize() - end} />
    </tbody>
  )
}

/** Songs in rows, with their columns and the way to more of them. */
export const SongList = ({ songs, own }: ListProps) => {
  const copy = usePlayerCopy()
  const scroll = useRef<HTMLElement>(null)
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
      <table
        className="song-table"
        aria-rowcount={songs.length + 1}
        data-ordered={own?.handle !== undefined}
        data-dragging={own?.draggedId !== undefined}
      >
        <thead>
          <tr>
            {[song, artist, other, copy.duration, action].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <SongRows songs={songs} scroll={scroll} own={own} />
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
