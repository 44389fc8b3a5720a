import type { Clock } from '../platform/clock.ts'
import { createTokenBucket, type Rate, type TokenBucket } from '../platform/token-bucket.ts'
import { networksOf } from './rate-limit.ts'

const FIRST_SWEEP_AT_NETWORKS = 1_000

interface Options {
  /** The number of places that each network may hold at the same time. */
  readonly most: number
  readonly rate: Rate
  readonly now: Clock
}

export interface NetworkQuota {
  /** Returns 0, or the time that the network has to wait. */
  spend(cost: number): number
  /** Gives back the place; later calls do nothing. */
  leave(): void
}

interface Network {
  held: number
  readonly most: number
  readonly bucket: TokenBucket
}

const timesRate = ({ capacity, perSecond, maxDebt }: Rate, times: number): Rate => ({
  capacity: capacity * times,
  perSecond: perSecond * times,
  ...(maxDebt !== undefined && { maxDebt: maxDebt * times }),
})

/** Counts the places and the spending of each network on this node; IPv6 by /64 and by /48. */
export const createNetworkQuotas = ({ most, rate, now }: Options) => {
  const networks = new Map<string, Network>()
  let sweepAt = FIRST_SWEEP_AT_NETWORKS

  const isForgettable = ({ held, bucket }: Network) => held === 0 && bucket.isFull()

  // Sweeps at twice the size after the last sweep: the average cost of an entry stays constant.
  const sweepIfFull = () => {
    if (networks.size < sweepAt) return
    for (const [name, network] of networks) if (isForgettable(network)) networks.delete(name)
    sweepAt = Math.max(FIRST_SWEEP_AT_NETWORKS, 2 * networks.size)
  }

  const find = (name: string, households: number): Network => {
    const known = networks.get(name)
    if (known) return known
    const bucket = createTokenBucket(timesRate(rate, households), now)
    const made = { held: 0, most: most * households, bucket }
    networks.set(name, made)
    return made
  }

  const quotaOf = (entered: readonly Network[]): NetworkQuota => {
    let isHeld = true
    for (const network of entered) network.held += 1
    return {
      spend: (cost) => Math.max(...entered.map(({ bucket }) => bucket.spend(cost))),
      leave: () => {
        if (isHeld) for (const network of entered) network.held -= 1
        isHeld = false
      },
    }
  }

  return {
    /** Returns undefined when the network holds or spends too much; a refusal costs nothing. */
    enter: (ip: string, cost: number): NetworkQuota | undefined => {
      sweepIfFull()
      const entered = networksOf(ip).map(({ network, households }) => find(network, households))
      const hasRoom = (one: Network) => one.held < one.most && one.bucket.has(cost)
      if (!entered.every(hasRoom)) return undefined
      for (const { bucket } of entered) bucket.take(cost)
      return quotaOf(entered)
    },
    /** The number of remembered networks. */
    size: () => networks.size,
  }
}
