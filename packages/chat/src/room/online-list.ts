import type { Connections } from './connections.ts'
import { frameText } from './frames.ts'
import type { RoomPorts } from './ports.ts'
import type { Present } from './presence.ts'
import { createPresenceList } from './presence-list.ts'
import { ONLINE_LIST_EVERY_MS } from './timing.ts'

interface Needs<P> extends Pick<RoomPorts<P>, 'node' | 'now' | 'after' | 'bus'> {
  readonly connections: Connections<P>
  readonly send: (text: string) => void
}

const frame = ({ users, visitors }: Present) =>
  ({ type: 'onlineList', list: users, visitors }) as const

/** The online users of all nodes. */
export const createOnlineList = <P>({ connections, ...ports }: Needs<P>) => {
  const list = createPresenceList({
    ...ports,
    kind: 'presence',
    everyMs: ONLINE_LIST_EVERY_MS,
    own: connections.present,
    frame,
  })
  return {
    ...list,
    /** The list, without a user who is leaving. */
    text: (leavingId?: number) => {
      const { users, visitors } = list.present()
      return frameText(
        frame({ users: users.filter(({ user_id }) => user_id !== leavingId), visitors }),
      )
    },
  }
}
