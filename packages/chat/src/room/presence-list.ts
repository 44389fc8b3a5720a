import type { ChatServerFrame } from '@lanting/contract'
import { frameText } from './frames.ts'
import type { NodeMessage, RoomPorts } from './ports.ts'
import { createOtherNodes, mergePresence, type Present } from './presence.ts'

type Kind = 'presence' | 'listeners'

interface Needs extends Pick<RoomPorts<unknown>, 'node' | 'now' | 'after' | 'bus'> {
  readonly kind: Kind
  /** Changes within this time share one list. */
  readonly everyMs: number
  /** The listeners at this node. */
  readonly own: () => Present
  readonly frame: (present: Present) => ChatServerFrame
  readonly send: (text: string) => void
}

/** Sends a list of users of all nodes whenever it changes. */
export const createPresenceList = (needs: Needs) => {
  const { node, now, after, bus, kind, everyMs, own, frame, send } = needs
  const others = createOtherNodes(now)
  let lastSent = ''
  let cancel: (() => void) | undefined
  let hasChanged = false

  const present = () => mergePresence([own(), ...others.all()])
  const text = () => frameText(frame(present()))
  const publish = () => bus.publish({ from: node, kind, ...own() })

  const sendIfChanged = () => {
    others.removeLost()
    const list = text()
    if (list === lastSent) return
    lastSent = list
    send(list)
  }

  const scheduleSend = () => {
    cancel ??= after(everyMs, () => {
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
    onPresence: (message: NodeMessage & { kind: Kind }) => {
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
      bus.publish({ from: node, kind, users: [], visitors: 0 })
    },
  }
}
