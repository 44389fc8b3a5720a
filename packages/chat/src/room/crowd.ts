import type { Listener } from './broadcast.ts'
import type { Line, Person } from './ports.ts'
import type { Present } from './presence.ts'

/** One socket in the room. */
export interface Seat<P> extends Listener<P> {
  readonly line: Line<P>
  state: 'new' | 'entering' | 'in' | 'out'
  /** Nobody for a visitor. */
  person: Person | undefined
  readonly since: number
  /** What this socket knows of its user's notifications. */
  told: { readonly unread: number; readonly newestId: number } | undefined
}

/** Who is here, by socket and by user. */
export const crowd = <P>() => {
  const seats = new Set<Seat<P>>()
  const byUser = new Map<number, Set<Seat<P>>>()
  let visitors = 0

  return {
    seats,
    add: (seat: Seat<P>) => {
      seats.add(seat)
      if (!seat.person) visitors += 1
      else {
        const { user_id } = seat.person
        byUser.set(user_id, (byUser.get(user_id) ?? new Set()).add(seat))
      }
    },
    remove: (seat: Seat<P>) => {
      if (!seats.delete(seat)) return false
      if (!seat.person) visitors -= 1
      else {
        const { user_id } = seat.person
        const others = byUser.get(user_id)
        others?.delete(seat)
        if (others?.size === 0) byUser.delete(user_id)
      }
      return true
    },
    of: (userId: number): readonly Seat<P>[] => [...(byUser.get(userId) ?? [])],
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

export type Crowd<P> = ReturnType<typeof crowd<P>>
