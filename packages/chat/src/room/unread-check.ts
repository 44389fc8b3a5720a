import type { Connections, Session } from './connections.ts'
import { frameText } from './frames.ts'
import type { RoomPorts, Unread } from './ports.ts'
import { throttle } from './throttle.ts'
import { CHECK_INTERVAL_MS } from './timing.ts'

interface Needs<P> extends Pick<RoomPorts<P>, 'after' | 'unread' | 'pack' | 'onError'> {
  readonly connections: Connections<P>
}

/** [CHAT-17] Each node queries for its own users, and sends only changes. */
export const createUnreadCheck = <P>({ connections, after, unread, pack, onError }: Needs<P>) => {
  let isForAll = false

  const send = (session: Session<P>, { unread: count, newest }: Omit<Unread, 'user_id'>) => {
    const { sentNotice } = session
    const newestId = newest?.id ?? 0
    if (sentNotice?.unread === count && sentNotice.newestId === newestId) return
    session.sentNotice = { unread: count, newestId }
    // On entering, a user gets only the count. None of the notifications is new.
    const isNew = sentNotice !== undefined && newestId > sentNotice.newestId
    const notice = isNew ? { unread: count, notification: newest } : { unread: count }
    session.socket.write(pack([frameText({ type: 'notify', ...notice })]))
  }

  const check = async () => {
    const isAsked = ({ user, sentNotice }: Session<P>) => user && (isForAll || !sentNotice)
    const sessions = [...connections.sessions].filter(isAsked)
    isForAll = false
    if (sessions.length === 0) return
    const ids = new Set(sessions.flatMap(({ user }) => user?.user_id ?? []))
    const found = new Map((await unread([...ids])).map((one) => [one.user_id, one]))
    for (const session of sessions) {
      if (session.state === 'in')
        send(session, found.get(session.user?.user_id ?? 0) ?? { unread: 0 })
    }
  }

  const request = throttle({
    delayMs: CHECK_INTERVAL_MS,
    after,
    work: () => check().catch(onError),
  })
  return {
    /** Called when a user has entered, and has not received a count yet. */
    onEntered: request,
    /** Called when notifications of any user may have changed. */
    changed: () => {
      isForAll = true
      request()
    },
  }
}
