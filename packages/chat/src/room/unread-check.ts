import type { Connections, Session } from './connections.ts'
import { frameText } from './frames.ts'
import type { RoomPorts, Unread } from './ports.ts'
import { throttle } from './throttle.ts'
import { CHECKS_APART_MS } from './timing.ts'

interface Needs<P> extends Pick<RoomPorts<P>, 'after' | 'unread' | 'pack' | 'onError'> {
  readonly here: Connections<P>
}

/** [CHAT-17] Every node looks for itself, and tells whoever sits here what they do not know yet. */
export const unreadCheck = <P>({ here, after, unread, pack, onError }: Needs<P>) => {
  let isForAll = false

  const tell = (session: Session<P>, { unread: count, newest }: Omit<Unread, 'user_id'>) => {
    const { told } = session
    const newestId = newest?.id ?? 0
    if (told?.unread === count && told.newestId === newestId) return
    session.told = { unread: count, newestId }
    // Whoever just came knows only how many there are: none of them is new to the site.
    const isNew = told !== undefined && newestId > told.newestId
    const notice = isNew ? { unread: count, notification: newest } : { unread: count }
    session.socket.write(pack([frameText({ type: 'notify', ...notice })]))
  }

  const check = async () => {
    const isAsked = ({ person, told }: Session<P>) => person && (isForAll || !told)
    const sessions = [...here.sessions].filter(isAsked)
    isForAll = false
    if (sessions.length === 0) return
    const ids = new Set(sessions.flatMap(({ person }) => person?.user_id ?? []))
    const found = new Map((await unread([...ids])).map((one) => [one.user_id, one]))
    for (const session of sessions) {
      if (session.state === 'in')
        tell(session, found.get(session.person?.user_id ?? 0) ?? { unread: 0 })
    }
  }

  const ask = throttle({ delayMs: CHECKS_APART_MS, after, work: () => check().catch(onError) })
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
