import { atMostEvery } from './at-most-every.ts'
import type { Crowd, Seat } from './crowd.ts'
import { frameText } from './frames.ts'
import type { News, RoomPorts } from './ports.ts'
import { CHECKS_APART_MS } from './timing.ts'

interface Needs<P> extends Pick<RoomPorts<P>, 'after' | 'news' | 'pack' | 'onError'> {
  readonly here: Crowd<P>
}

/** [CHAT-17] Every node looks for itself, and tells whoever sits here what they do not know yet. */
export const newsCheck = <P>({ here, after, news, pack, onError }: Needs<P>) => {
  let isForAll = false

  const tell = (seat: Seat<P>, { unread, newest }: Omit<News, 'user_id'>) => {
    const { told } = seat
    const newestId = newest?.id ?? 0
    if (told?.unread === unread && told.newestId === newestId) return
    seat.told = { unread, newestId }
    // Whoever just came knows only how many there are: none of them is new to the site.
    const isNew = told !== undefined && newestId > told.newestId
    const notice = isNew ? { unread, notification: newest } : { unread }
    seat.line.write(pack([frameText({ type: 'notify', ...notice })]))
  }

  const check = async () => {
    const isAsked = ({ person, told }: Seat<P>) => person && (isForAll || !told)
    const seats = [...here.seats].filter(isAsked)
    isForAll = false
    if (seats.length === 0) return
    const ids = new Set(seats.flatMap(({ person }) => person?.user_id ?? []))
    const found = new Map((await news([...ids])).map((one) => [one.user_id, one]))
    for (const seat of seats) {
      if (seat.state === 'in') tell(seat, found.get(seat.person?.user_id ?? 0) ?? { unread: 0 })
    }
  }

  const ask = atMostEvery({ delayMs: CHECKS_APART_MS, after, work: () => check().catch(onError) })
  return {
    /** Somebody has come who has not been told anything. */
    cameIn: ask,
    /** Notifications of anybody may have come, been read or gone. */
    changed: () => {
      isForAll = true
      ask()
    },
  }
}
