import type { Connections, Session } from './connections.ts'
import type { Person, RoomPorts } from './ports.ts'
import { throttle } from './throttle.ts'
import { CHECKS_APART_MS } from './timing.ts'

interface Needs<P> extends Pick<RoomPorts<P>, 'after' | 'living' | 'onError'> {
  readonly here: Connections<P>
  readonly dismiss: (session: Session<P>, reason: 'session') => void
  /** Somebody is called otherwise now, or looks different. */
  readonly onChanged: () => void
}

const isSame = (a: Person, b: Person) =>
  a.nick_name === b.nick_name && a.avatar === b.avatar && a.role === b.role

/** [CHAT-13] Whose session has ended goes; whose name has changed is called by the new one. */
export const sessionCheck = <P>({ here, after, living, dismiss, onChanged, onError }: Needs<P>) => {
  const check = async () => {
    const sessions = [...here.sessions].filter(({ person }) => person)
    if (sessions.length === 0) return
    const ids = new Set(sessions.flatMap(({ person }) => person?.session_id ?? []))
    const found = new Map((await living([...ids])).map((person) => [person.session_id, person]))
    for (const session of sessions) {
      const now = found.get(session.person?.session_id ?? 0)
      if (session.state !== 'in' || !session.person) continue
      if (!now) dismiss(session, 'session')
      else if (!isSame(now, session.person)) {
        session.person = now
        onChanged()
      }
    }
  }

  /** What ended between the proof of a session and its coming in, nobody tells again. */
  const cameIn = async (session: Session<P>) => {
    const id = session.person?.session_id
    if (id !== undefined && (await living([id])).length === 0) dismiss(session, 'session')
  }

  return {
    // Sessions are touched all the time.
    changed: throttle({ delayMs: CHECKS_APART_MS, after, work: () => check().catch(onError) }),
    cameIn: (session: Session<P>) => void cameIn(session).catch(onError),
  }
}
