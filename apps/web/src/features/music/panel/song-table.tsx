import type { Song } from '@lanting/contract'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useRef } from 'react'
import { useOwnOrder } from '../mine/playlists/use-own-order.ts'
import type { SongOrdering } from '../order/use-song-order.ts'
import { showMoreSongs, usePlaylists } from '../playlists.ts'
import { usePlayer, usePlayerCopy } from '../use-player.ts'
import { ListFooter } from './list-footer.tsx'
import { SongRow } from './song-row.tsx'

interface RowsProps {
  readonly songs: readonly Song[]
  readonly scroll: RefObject<HTMLElement | null>
  /** undefined: the listener cannot order them. */
  readonly order: SongOrdering | undefined
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
const SongRows = ({ songs, scroll, order }: RowsProps) => {
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
        return song && <SongRow key={song.id} song={song} place={index + 1} order={order} />
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
  const order = useOwnOrder(songs)
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
        data-ordered={order !== undefined}
        data-dragging={order?.draggedId !== undefined}
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
        <SongRows songs={order?.shown ?? songs} scroll={scroll} order={order} />
      </table>
      <p className="visually-hidden" role="status">
        {order?.told}
      </p>
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
