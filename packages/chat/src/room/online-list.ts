import type { Connections } from './connections.ts'
import { frameText } from './frames.ts'
import type { NodeMessage, RoomPorts } from './ports.ts'
import { mergePresence, otherNodes } from './presence.ts'
import { ONLINE_LIST_EVERY_MS } from './timing.ts'

interface Needs<P> extends Pick<RoomPorts<P>, 'node' | 'now' | 'after' | 'wire'> {
  readonly here: Connections<P>
  readonly say: (text: string) => void
}

/** Tells everybody who is here, at all nodes; comings and goings of a moment share one list. */
export const onlineList = <P>({ node, now, after, wire, here, say }: Needs<P>) => {
  const others = otherNodes(now)
  let said = ''
  let callOff: (() => void) | undefined
  let hasChanged = false

  const present = () => mergePresence([here.present(), ...others.all()])

  const text = () => {
    const { people, visitors } = present()
    return frameText({ type: 'onlineList', list: people, visitors })
  }

  const publish = () => wire.publish({ from: node, kind: 'presence', ...here.present() })

  const sayIfNew = () => {
    others.dropLost()
    const list = text()
    if (list === said) return
    said = list
    say(list)
  }

  const soonSay = () => {
    callOff ??= after(ONLINE_LIST_EVERY_MS, () => {
      callOff = undefined
      if (hasChanged) publish()
      hasChanged = false
      sayIfNew()
    })
  }

  return {
    text,
    present,
    /** Somebody has come or gone here. */
    changed: () => {
      hasChanged = true
      soonSay()
    },
    heard: (message: NodeMessage & { kind: 'presence' }) => {
      if (!others.knows(message.from)) publish()
      others.heard(message.from, message)
      soonSay()
    },
    publish,
    tick: () => {
      publish()
      sayIfNew()
    },
    stop: () => {
      callOff?.()
      wire.publish({ from: node, kind: 'presence', people: [], visitors: 0 })
    },
  }
}
