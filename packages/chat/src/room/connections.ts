import type { Listener } from './broadcast.ts'
import type { Person, Socket } from './ports.ts'
import type { Present } from './presence.ts'

/** One socket in the room. */
export interface Session<P> extends Listener<P> {
  readonly socket: Socket<P>
  state: 'new' | 'entering' | 'in' | 'out'
  /** Nobody for a visitor. */
  person: Person | undefined
  readonly since: number
  /** What this socket knows of its user's notifications. */
  told: { readonly unread: number; readonly newestId: number } | undefined
}

/** Who is here, by socket and by user. */
export const connections = <P>() => {
  const sessions = new Set<Session<P>>()
  const byUser = new Map<number, Set<Session<P>>>()
  let visitors = 0

  return {
    sessions,
    add: (session: Session<P>) => {
      sessions.add(session)
      if (!session.person) visitors += 1
      else {
        const { user_id } = session.person
        byUser.set(user_id, (byUser.get(user_id) ?? new Set()).add(session))
      }
    },
    remove: (session: Session<P>) => {
      if (!sessions.delete(session)) return false
      if (!session.person) visitors -= 1
      else {
        const { user_id } = session.person
        const others = byUser.get(user_id)
        others?.delete(session)
        if (others?.size === 0) byUser.delete(user_id)
      }
      return true
    },
    of: (userId: number): readonly Session<P>[] => [...(byUser.get(userId) ?? [])],
    present: (): Present => ({
      visitors,
      people: [...byUser.values()].flatMap((own) => {
        const [{ person, since } = {}] = own
        if (!person || since === undefined) return []
        const { user_id, nick_name, avatar } = person
        return [{ user_id, nick_name, avatar, createTime: since }]
      }),
    }),
  }
}

export type Connections<P> = ReturnType<typeof connections<P>>
