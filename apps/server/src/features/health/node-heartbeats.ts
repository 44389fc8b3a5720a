import type { SiteNode } from '@lanting/contract'
import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { startInterval } from '../../platform/interval.ts'

const TOPIC = 'node-heartbeats'
const HEARTBEAT_INTERVAL_MS = 5_000
/** A node without a heartbeat for this long is removed from the list. */
const FORGOTTEN_AFTER_MS = 3_600_000

/** The data that a node publishes about itself. */
type NodeFacts = Omit<SiteNode, 'own' | 'seenAtMs'>

type Heartbeat = { readonly id: string } & (NodeFacts | { readonly left: true })

interface Needs {
  /** A unique id of this node. */
  readonly id: string
  readonly bus: Bus
  readonly now: Clock
  readonly facts: () => NodeFacts
  readonly onError: (error: unknown) => void
}

/** Every node publishes heartbeats on the bus, so that each node can list all of them. */
export const createNodeHeartbeats = async ({ id, bus, now, facts, onError }: Needs) => {
  const others = new Map<string, NodeFacts & { readonly seenAtMs: number }>()
  let isReachable = true

  /** Reports an unreachable bus once, until it is reachable again. */
  const publish = async (heartbeat: Heartbeat) => {
    try {
      await bus.publish(TOPIC, heartbeat)
      isReachable = true
    } catch (error) {
      if (isReachable) onError(error)
      isReachable = false
    }
  }
  const sendHeartbeat = () => publish({ id, ...facts() })

  const onHeartbeat = (message: unknown) => {
    const { id: from, ...received } = message as Heartbeat
    if (from === id) return
    if ('left' in received) {
      others.delete(from)
      return
    }
    const isNew = !others.has(from)
    others.set(from, { ...received, seenAtMs: now() })
    // A new node does not know the others yet.
    if (isNew) void sendHeartbeat()
  }

  const unsubscribe = await bus.subscribe(TOPIC, onHeartbeat)
  await sendHeartbeat()
  const stop = startInterval({ intervalMs: HEARTBEAT_INTERVAL_MS, work: sendHeartbeat, onError })

  return {
    all: (): SiteNode[] => {
      const at = now()
      for (const [other, { seenAtMs }] of others) {
        if (at - seenAtMs >= FORGOTTEN_AFTER_MS) others.delete(other)
      }
      return [
        { ...facts(), own: true, seenAtMs: at },
        ...[...others.values()].map((node) => ({ ...node, own: false })),
      ]
    },
    close: async () => {
      await stop()
      unsubscribe()
      await publish({ id, left: true })
    },
  }
}
