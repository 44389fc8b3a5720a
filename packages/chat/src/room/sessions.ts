import { atMostEvery } from './at-most-every.ts'
import type { Crowd, Seat } from './crowd.ts'
import type { Person, RoomPorts } from './ports.ts'
import { CHECKS_APART_MS } from './timing.ts'

interface Needs<P> extends Pick<RoomPorts<P>, 'after' | 'living' | 'onError'> {
  readonly here: Crowd<P>
  readonly dismiss: (seat: Seat<P>, reason: 'session') => void
  /** Somebody is called otherwise now, or looks different. */
  readonly onChanged: () => void
}

const isSame = (a: Person, b: Person) =>
  a.nick_name === b.nick_name && a.avatar === b.avatar && a.role === b.role

/** [CHAT-13] Whose session has ended goes; whose name has changed is called by the new one. */
export const sessionCheck = <P>({ here, after, living, dismiss, onChanged, onError }: Needs<P>) => {
  const check = async () => {
    const seats = [...here.seats].filter(({ person }) => person)
    if (seats.length === 0) return
    const ids = new Set(seats.flatMap(({ person }) => person?.session_id ?? []))
    const found = new Map((await living([...ids])).map((person) => [person.session_id, person]))
    for (const seat of seats) {
      const now = found.get(seat.person?.session_id ?? 0)
      if (seat.state !== 'in' || !seat.person) continue
      if (!now) dismiss(seat, 'session')
      else if (!isSame(now, seat.person)) {
        seat.person = now
        onChanged()
      }
    }
  }

  /** What ended between the proof of a session and its coming in, nobody tells again. */
  const cameIn = async (seat: Seat<P>) => {
    const id = seat.person?.session_id
    if (id !== undefined && (await living([id])).length === 0) dismiss(seat, 'session')
  }

  return {
    // Sessions are touched all the time.
    changed: atMostEvery({ delayMs: CHECKS_APART_MS, after, work: () => check().catch(onError) }),
    cameIn: (seat: Seat<P>) => void cameIn(seat).catch(onError),
  }
}
