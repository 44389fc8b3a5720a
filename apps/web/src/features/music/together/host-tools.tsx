import { TURNTABLE_ORDERS, type TurntableOrder, type TurntableState } from '@lanting/contract'
import { usePlaylists } from '../playlists.ts'
import { PlanSession } from './plan-session.tsx'
import { control } from './together.ts'
import { useTogetherCopy } from './use-together-copy.ts'
import './host-tools.css'

const act = (body: Parameters<typeof control>[0]) =>
  void control(body).catch((error) => console.info('The turntable:', error))

/** For hosts: open and close, play, skip, and the playlist for when nobody asks. */
export const HostTools = ({ turntable }: { turntable: TurntableState }) => {
  const copy = useTogetherCopy()
  const playlists = usePlaylists((state) => state.playlists)
  const { is_open, playing, playlist } = turntable
  const isPaused = playing?.paused_at !== null
  const choose = (playlist_id: number | undefined, order: TurntableOrder) =>
    act({ action: 'playlist', ...(playlist_id !== undefined && { playlist_id }), order })
  return (
    <fieldset className="together-host">
      <legend>{copy.host}</legend>
      {is_open && playing && (
        <>
          <button type="button" onClick={() => act({ action: isPaused ? 'play' : 'pause' })}>
            {isPaused ? copy.play : copy.pause}
          </button>
          <button type="button" onClick={() => act({ action: 'skip' })}>
            {copy.skip}
          </button>
        </>
      )}
      <label>
        {copy.playlist}
        <select
          value={playlist?.id ?? ''}
          onChange={({ target }) =>
            choose(Number(target.value) || undefined, playlist?.order ?? 'order')
          }
        >
          <option value="">{copy.noPlaylist}</option>
          {playlist && !playlists.some(({ id }) => id === playlist.id) && (
            <option value={playlist.id}>{playlist.name}</option>
          )}
          {playlists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {playlist && (
        <span className="together-orders">
          {TURNTABLE_ORDERS.map((order) => (
            <button
              key={order}
              type="button"
              aria-pressed={playlist.order === order}
              onClick={() => choose(playlist.id, order)}
            >
              {copy.order[order]}
            </button>
          ))}
        </span>
      )}
      <button type="button" onClick={() => act({ action: is_open ? 'close' : 'open' })}>
        {is_open ? copy.close : copy.open}
      </button>
      <PlanSession />
    </fieldset>
  )
}
