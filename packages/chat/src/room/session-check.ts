import type { Connections, Session } from './connections.ts'
import type { RoomPorts, RoomUser } from './ports.ts'
import { throttle } from './throttle.ts'
import { CHECK_INTERVAL_MS } from './timing.ts'

interface Needs<P> extends Pick<RoomPorts<P>, 'after' | 'activeSessions' | 'onError'> {
  readonly connections: Connections<P>
  readonly dismiss: (session: Session<P>, reason: 'session') => void
  /** Called when a name or picture has changed. */
  readonly onChanged: () => void
}

const isSame = (a: RoomUser, b: RoomUser) =>
  a.nick_name === b.nick_name && a.avatar === b.avatar && a.role === b.role

/** [CHAT-13] Closes sockets of ended sessions, and updates changed names. */
export const createSessionCheck = <P>({
  connections,
  after,
  activeSessions,
  dismiss,
  onChanged,
  onError,
}: Needs<P>) => {
  const check = async () => {
    const sessions = [...connections.sessions].filter(({ user }) => user)
    if (sessions.length === 0) return
    const ids = new Set(sessions.flatMap(({ user }) => user?.session_id ?? []))
    const found = new Map((await activeSessions([...ids])).map((user) => [user.session_id, user]))
    for (const session of sessions) {
      const now = found.get(session.user?.session_id ?? 0)
      if (session.state !== 'in' || !session.user) continue
      if (!now) dismiss(session, 'session')
      else if (!isSame(now, session.user)) {
        session.user = now
        onChanged()
      }
    }
  }

  /** A session may end after its proof and before it has entered. Nobody reports that again. */
  const onEntered = async (session: Session<P>) => {
    const id = session.user?.session_id
    if (id !== undefined && (await activeSessions([id])).length === 0) dismiss(session, 'session')
  }

  return {
    // Sessions change all the time.
    changed: throttle({ delayMs: CHECK_INTERVAL_MS, after, work: () => check().catch(onError) }),
    onEntered: (session: Session<P>) => void onEntered(session).catch(onError),
  }
}
