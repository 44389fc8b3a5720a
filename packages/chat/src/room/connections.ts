import type { Listener } from './broadcast.ts'
import type { RoomUser, Socket } from './ports.ts'
import type { Present } from './presence.ts'

/** One socket in the room. */
export interface Session<P> extends Listener<P> {
  readonly socket: Socket<P>
  state: 'new' | 'entering' | 'in' | 'out'
  /** Undefined for a visitor, and for a user who was dismissed. */
  user: RoomUser | undefined
  readonly since: number
  /** The notification counts last sent to this socket. */
  sentNotice: { readonly unread: number; readonly newestId: number } | undefined
}

/** All connections, by socket and by user. */
export const createConnections = <P>() => {
  const sessions = new Set<Session<P>>()
  const byUser = new Map<number, Set<Session<P>>>()
  let visitors = 0

  return {
    sessions,
    add: (session: Session<P>) => {
      sessions.add(session)
      if (!session.user) visitors += 1
      else {
        const { user_id } = session.user
        byUser.set(user_id, (byUser.get(user_id) ?? new Set()).add(session))
      }
    },
    remove: (session: Session<P>) => {
      if (!sessions.delete(session)) return false
      if (!session.user) visitors -= 1
      else {
        const { user_id } = session.user
        const others = byUser.get(user_id)
        others?.delete(session)
        if (others?.size === 0) byUser.delete(user_id)
      }
      return true
    },
    of: (userId: number): readonly Session<P>[] => [...(byUser.get(userId) ?? [])],
    present: (): Present => ({
      visitors,
      users: [...byUser.values()].flatMap((own) => {
        const [{ user, since } = {}] = own
        if (!user || since === undefined) return []
        const { user_id, nick_name, avatar } = user
        return [{ user_id, nick_name, avatar, createTime: since }]
      }),
    }),
  }
}

export type Connections<P> = ReturnType<typeof createConnections<P>>
