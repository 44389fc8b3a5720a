import type { SiteNode } from '@lanting/contract'
import type { Bus } from '../../platform/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { startInterval } from '../../platform/interval.ts'

const TOPIC = 'node-signs'
const SIGN_EVERY_MS = 5_000
/** One that has not been heard for so long is not mentioned any more. */
const FORGOTTEN_AFTER_MS = 3_600_000

/** What a node tells of itself. */
export type NodeFacts = Omit<SiteNode, 'own' | 'seenAtMs'>

type Sign = { readonly id: string } & (NodeFacts | { readonly left: true })

interface Needs {
  /** A name that no other node has. */
  readonly id: string
  readonly bus: Bus
  readonly now: Clock
  readonly facts: () => NodeFacts
  readonly onError: (error: unknown) => void
}

/** Every node gives signs of life over the bus; whoever asks any of them hears of all. */
export const nodeSigns = async ({ id, bus, now, facts, onError }: Needs) => {
  const others = new Map<string, NodeFacts & { readonly seenAtMs: number }>()
  let isReached = true

  /** Says once that the bus is out of reach, until it is not any more. */
  const tell = async (sign: Sign) => {
    try {
      await bus.publish(TOPIC, sign)
      isReached = true
    } catch (error) {
      if (isReached) onError(error)
      isReached = false
    }
  }
  const giveSign = () => tell({ id, ...facts() })

  const hear = (message: unknown) => {
    const { id: from, ...told } = message as Sign
    if (from === id) return
    if ('left' in told) {
      others.delete(from)
      return
    }
    const isNew = !others.has(from)
    others.set(from, { ...told, seenAtMs: now() })
    // Whoever has just come knows nobody yet.
    if (isNew) void giveSign()
  }

  const unsubscribe = await bus.subscribe(TOPIC, hear)
  await giveSign()
  const stop = startInterval({ intervalMs: SIGN_EVERY_MS, work: giveSign, onError })

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
      await tell({ id, left: true })
    },
  }
}
