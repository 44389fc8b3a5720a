import { SONG_ORDERS, type SongOrder } from '@lanting/contract'
import { showOrder, usePlaylists } from '../playlists.ts'
import { usePlayerCopy } from '../use-player.ts'

const isOrder = (value: string): value is SongOrder => SONG_ORDERS.some((order) => order === value)

/** Sorts the songs of the shown list. */
export const SongOrderSelect = () => {
  const copy = usePlayerCopy().order
  const order = usePlaylists((state) => state.order)
  const isPlaylist = usePlaylists(({ shown }) => Boolean(shown?.id))
  if (!isPlaylist) return null
  return (
    <select
      className="song-order"
      aria-label={copy.label}
      value={order ?? ''}
      onChange={({ target: { value } }) => showOrder(isOrder(value) ? value : undefined)}
    >
      <option value="">{copy.none}</option>
      {SONG_ORDERS.map((key) => (
        <option key={key} value={key}>
          {copy[key]}
        </option>
      ))}
    </select>
  )
}
