import type { Session } from './connections.ts'
import { LISTENERS_NAMED } from './limits.ts'
import type { OnlineUser, RoomPorts } from './ports.ts'
import type { Present } from './presence.ts'
import { createPresenceList } from './presence-list.ts'
import { LISTENERS_EVERY_MS } from './timing.ts'

interface Needs extends Pick<RoomPorts<unknown>, 'node' | 'now' | 'after' | 'bus'> {
  readonly send: (text: string) => void
}

const presentOf = <P>(sessions: Iterable<Session<P>>): Present => {
  const users = new Map<number, OnlineUser>()
  let visitors = 0
  for (const { user, since } of sessions) {
    if (!user) visitors += 1
    else if (!users.has(user.user_id)) {
      const { user_id, nick_name, avatar } = user
      users.set(user_id, { user_id, nick_name, avatar, createTime: since })
    }
  }
  return { users: [...users.values()], visitors }
}

const frame = ({ users, visitors }: Present) =>
  ({
    type: 'listeners',
    list: users
      .slice(0, LISTENERS_NAMED)
      .map(({ user_id, nick_name, avatar }) => ({ user_id, nick_name, avatar })),
    users: users.length,
    visitors,
  }) as const

/** [CHAT-60] The sockets that listen together, at this node and at all. */
export const createListening = <P>(needs: Needs) => {
  const sessions = new Set<Session<P>>()
  const told = new Set<() => void>()
  const list = createPresenceList({
    ...needs,
    kind: 'listeners',
    everyMs: LISTENERS_EVERY_MS,
    own: () => presentOf(sessions),
    frame,
  })

  const changed = () => {
    list.changed()
    for (const listener of told) listener()
  }
  const remove = (session: Session<P>) => {
    if (sessions.delete(session)) changed()
  }

  return {
    ...list,
    /** Said again after every reconnect. */
    set: (session: Session<P>, on: boolean) => {
      if (!on) return remove(session)
      sessions.add(session)
      changed()
    },
    remove,
    /** A socket that enters gets these frames: none while nobody listens. */
    texts: (): readonly string[] => {
      const { users, visitors } = list.present()
      return users.length + visitors > 0 ? [list.text()] : []
    },
    /** Whether anybody listens at this node. */
    isHeard: () => sessions.size > 0,
    /** Called whenever somebody begins or ends to listen at this node. */
    onHeard: (listener: () => void) => void told.add(listener),
  }
}
