import type { TurntableEntry, TurntableState } from '@lanting/contract'
import { artistsOf } from '@lanting/player'
import { IconArrowUp, IconX } from '@tabler/icons-react'
import { RoleMark } from '../../../shared/role-mark.tsx'
import { useUserState } from '../../../shared/stores/user-state.ts'
import { control, mayHost } from './together.ts'
import { useTogetherCopy } from './use-together-copy.ts'

interface Props {
  readonly turntable: TurntableState
}

const act = (body: Parameters<typeof control>[0]) =>
  void control(body).catch((error) => console.info('The turntable:', error))

/** The order with this entry one place earlier. */
const movedUp = (queue: readonly TurntableEntry[], place: number) => {
  const ids = queue.map(({ id }) => id)
  const [moved] = ids.splice(place, 1)
  if (moved !== undefined) ids.splice(place - 1, 0, moved)
  return ids
}

/** The songs that wait, with the names of those who asked. */
export const UpNext = ({ turntable }: Props) => {
  const copy = useTogetherCopy()
  const me = useUserState(({ userInfo }) => userInfo?.id)
  const { queue, up_next, playlist, is_open } = turntable
  const isHosting = mayHost(turntable)
  if (!is_open) return null
  return (
    <section className="together-queue" aria-label={copy.upNext}>
      <h3>{copy.upNext}</h3>
      <ol>
        {queue.map(({ id, song, user_id, nick_name }, place) => (
          <li key={id}>
            <p>
              <strong>{song.name}</strong>
              <small>
                {artistsOf(song)} · {copy.askedBy(nick_name)}
                <RoleMark userId={user_id} />
              </small>
            </p>
            {isHosting && place > 0 && (
              <button
                type="button"
                className="icon-button"
                aria-label={copy.earlier(song.name)}
                onClick={() => act({ action: 'order', entry_ids: movedUp(queue, place) })}
              >
                <IconArrowUp aria-hidden size={18} stroke={1.6} />
              </button>
            )}
            {(isHosting || user_id === me) && (
              <button
                type="button"
                className="icon-button"
                aria-label={copy.takeBack(song.name)}
                onClick={() => act({ action: 'remove', entry_id: id })}
              >
                <IconX aria-hidden size={18} stroke={1.6} />
              </button>
            )}
          </li>
        ))}
        {queue.length === 0 && up_next && (
          <li>
            <p>
              <strong>{up_next.song.name}</strong>
              <small>{playlist && copy.fromPlaylist(playlist.name)}</small>
            </p>
          </li>
        )}
      </ol>
      {queue.length === 0 && !up_next && <p className="together-note">{copy.noneWaits}</p>}
      {me !== undefined && <p className="together-note">{copy.askHint}</p>}
    </section>
  )
}
