import type { Write } from '@lanting/chat'
import type { ChatRules } from '@lanting/contract'
import { countedNetworks } from '../../http/rate-limit.ts'
import type { Limiter } from '../../platform/limiter.ts'

/** The slow mode for the visitors of a batch. */
export interface VisitorTurns {
  /** Returns the time until visitors of this address may write. */
  readonly waitMs: (address: string) => number
  /** Called when the message of a visitor is accepted. */
  readonly accept: (address: string) => void
  /** Counts the accepted messages, after the commit. */
  readonly count: () => Promise<void>
}

export interface VisitorPace {
  readonly read: (writes: readonly Write[], rules: ChatRules) => Promise<VisitorTurns>
}

const NO_TURNS: VisitorTurns = {
  waitMs: () => 0,
  accept: () => undefined,
  count: async () => undefined,
}

/**
 * [CHAT-70] The slow mode of visitors: only accepted messages count, by network and over all nodes.
 * They are counted after the commit, because a transaction may be repeated; the writes of a node
 * wait for each other.
 */
export const createVisitorPace = (limiter: Pick<Limiter, 'peek' | 'take'>): VisitorPace => ({
  read: async (writes, { slow_ms }) => {
    const visitors = writes.flatMap((write) =>
      write.kind === 'visitorMessage' ? write.address : [],
    )
    if (slow_ms === 0 || visitors.length === 0) return NO_TURNS
    const limitsOf = (address: string) =>
      countedNetworks(address, { times: 1, windowMs: slow_ms }).map(({ network, limit }) => ({
        key: `chat visitor slow ${slow_ms} ${network}`,
        limit,
      }))
    const waits = new Map<string, number>()
    for (const address of new Set(visitors)) {
      for (const { key, limit } of limitsOf(address)) {
        const { retryAfterMs } = await limiter.peek(key, limit)
        waits.set(address, Math.max(waits.get(address) ?? 0, retryAfterMs))
      }
    }
    const accepted = new Set<string>()
    return {
      waitMs: (address) => (accepted.has(address) ? slow_ms : (waits.get(address) ?? 0)),
      accept: (address) => void accepted.add(address),
      count: async () => {
        for (const address of accepted) {
          for (const { key, limit } of limitsOf(address)) await limiter.take(key, limit)
        }
      },
    }
  },
})
