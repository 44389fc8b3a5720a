import { SONG_ORDERS, type SongOrder, UPSTREAM_IDS } from '@lanting/contract'
import { showOrder, usePlaylists } from '../playlists.ts'
import { usePlayerCopy } from '../use-player.ts'

const isOrder = (value: string): value is SongOrder => SONG_ORDERS.some((order) => order === value)

/** Sorts the songs of the shown list. An upstream knows only its own order. */
export const SongOrderSelect = () => {
  const copy = usePlayerCopy().order
  const order = usePlaylists((state) => state.order)
  const id = usePlaylists(({ shown }) => shown?.id)
  if (!id || id >= UPSTREAM_IDS) return null
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
