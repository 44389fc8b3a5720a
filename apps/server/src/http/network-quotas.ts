import type { Clock } from '../platform/clock.ts'
import { type Rate, type TokenBucket, tokenBucket } from '../platform/token-bucket.ts'

const FIRST_SWEEP_AT_NETWORKS = 1_000

interface Options {
  /** So many of its own each network may hold at the same time. */
  readonly most: number
  readonly rate: Rate
  readonly now: Clock
}

export interface NetworkQuota {
  /** Returns 0, or how long the network has to wait. */
  spend(cost: number): number
  /** Gives back the place; later calls do nothing. */
  leave(): void
}

interface Network {
  held: number
  readonly bucket: TokenBucket
}

/** Counts what each network holds, and what it spends, on this node. */
export const networkQuotas = ({ most, rate, now }: Options) => {
  const networks = new Map<string, Network>()
  let sweepAt = FIRST_SWEEP_AT_NETWORKS

  const isForgettable = ({ held, bucket }: Network) => held === 0 && bucket.isFull()

  // Sweeping at twice what the last sweep left keeps the cost of an entry constant on average.
  const sweepIfFull = () => {
    if (networks.size < sweepAt) return
    for (const [name, network] of networks) if (isForgettable(network)) networks.delete(name)
    sweepAt = Math.max(FIRST_SWEEP_AT_NETWORKS, 2 * networks.size)
  }

  const find = (name: string): Network => {
    const known = networks.get(name)
    if (known) return known
    sweepIfFull()
    const made = { held: 0, bucket: tokenBucket(rate, now) }
    networks.set(name, made)
    return made
  }

  const quotaOf = (network: Network): NetworkQuota => {
    let isHeld = true
    network.held += 1
    return {
      spend: network.bucket.spend,
      leave: () => {
        if (isHeld) network.held -= 1
        isHeld = false
      },
    }
  }

  return {
    /** Undefined when the network holds or spends too much; that costs it nothing. */
    enter: (name: string, cost: number): NetworkQuota | undefined => {
      const network = find(name)
      if (network.held >= most || !network.bucket.take(cost)) return undefined
      return quotaOf(network)
    },
    /** The networks that are remembered now. */
    size: () => networks.size,
  }
}
