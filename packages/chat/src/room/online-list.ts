import type { Connections } from './connections.ts'
import { frameText } from './frames.ts'
import type { NodeMessage, RoomPorts } from './ports.ts'
import { createOtherNodes, mergePresence } from './presence.ts'
import { ONLINE_LIST_EVERY_MS } from './timing.ts'

interface Needs<P> extends Pick<RoomPorts<P>, 'node' | 'now' | 'after' | 'bus'> {
  readonly connections: Connections<P>
  readonly send: (text: string) => void
}

/** Sends the list of online users of all nodes. Changes within a short time share one list. */
export const createOnlineList = <P>({ node, now, after, bus, connections, send }: Needs<P>) => {
  const others = createOtherNodes(now)
  let lastSent = ''
  let cancel: (() => void) | undefined
  let hasChanged = false

  const present = () => mergePresence([connections.present(), ...others.all()])

  /** The list, without a user who is leaving. */
  const text = (leavingId?: number) => {
    const { users, visitors } = present()
    const list = users.filter(({ user_id }) => user_id !== leavingId)
    return frameText({ type: 'onlineList', list, visitors })
  }

  const publish = () => bus.publish({ from: node, kind: 'presence', ...connections.present() })

  const sendIfChanged = () => {
    others.removeLost()
    const list = text()
    if (list === lastSent) return
    lastSent = list
    send(list)
  }

  const scheduleSend = () => {
    cancel ??= after(ONLINE_LIST_EVERY_MS, () => {
      cancel = undefined
      if (hasChanged) publish()
      hasChanged = false
      sendIfChanged()
    })
  }

  return {
    text,
    present,
    /** Called when a user has entered or left on this node. */
    changed: () => {
      hasChanged = true
      scheduleSend()
    },
    onPresence: (message: NodeMessage & { kind: 'presence' }) => {
      if (!others.has(message.from)) publish()
      others.update(message.from, message)
      scheduleSend()
    },
    publish,
    tick: () => {
      publish()
      sendIfChanged()
    },
    stop: () => {
      cancel?.()
      bus.publish({ from: node, kind: 'presence', users: [], visitors: 0 })
    },
  }
}
