import type { Endpoint, ErrorKey, Limit } from '@lanting/contract'
import ipaddr from 'ipaddr.js'
import type { Limiter } from '../platform/limiter.ts'
import { AppError } from './app-error.ts'
import type { Identity } from './caller.ts'

const prefixOf = (address: ipaddr.IPv6, parts: number) =>
  `${address.parts
    .slice(0, parts)
    .map((part) => part.toString(16))
    .join(':')}::/${parts * 16}`

/** A text that is no address counts as itself: a proxy may send `unknown`. */
const parsed = (ip: string) => (ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined)

const isIPv6 = (address: ReturnType<typeof parsed>): address is ipaddr.IPv6 =>
  address?.kind() === 'ipv6'

/** A household has a whole /64 of IPv6, so the /64 counts as one address. */
export const networkOf = (ip: string): string => {
  const address = parsed(ip)
  return isIPv6(address) ? prefixOf(address, 4) : (address?.toString() ?? ip)
}

/** The network of one customer or company: /48 of IPv6, /24 of IPv4. */
export const wideNetworkOf = (ip: string): string => {
  const address = parsed(ip)
  if (!address) return ip
  if (isIPv6(address)) return prefixOf(address, 3)
  return `${address.toByteArray().slice(0, 3).join('.')}.0/24`
}

/** A /48 of IPv6 holds 65,536 networks; it gets the budget of this many. */
const HOUSEHOLDS = 16

/** The networks of an address that are counted; two of IPv6, because a /64 is easily changed. */
export const networksOf = (ip: string): { network: string; households: number }[] => {
  const own = { network: networkOf(ip), households: 1 }
  if (!isIPv6(parsed(ip))) return [own]
  return [own, { network: wideNetworkOf(ip), households: HOUSEHOLDS }]
}

/** The networks of an address, each with its limit. */
export const countedNetworks = (ip: string, limit: Limit) =>
  networksOf(ip).map(({ network, households }) => ({
    network,
    limit: { ...limit, times: limit.times * households },
  }))

interface NetworkUse {
  /** Uses of one name are counted together. */
  readonly name: string
  readonly ip: string
  readonly limit: Limit
  readonly tooOften: ErrorKey
}

/** Counts one use of each network of an address. Throws when one of them is used up. */
export const takeNetworks = async (
  limiter: Limiter,
  { name, ip, limit, tooOften }: NetworkUse,
): Promise<void> => {
  for (const { network, limit: most } of countedNetworks(ip, limit)) {
    const { allowed, retryAfterMs } = await limiter.take(`${name} ${network}`, most)
    if (!allowed) throw new AppError(tooOften, { retryAfterMs })
  }
}

/** Counts calls by user, or else by address. */
export const limitCalls =
  (limiter: Limiter) => async (endpoint: Endpoint, ip: string, identity: Identity | undefined) => {
    const { method, path, limit, tooOften = 'tooManyRequests' } = endpoint
    const { limitGroup = `${method} ${path}` } = endpoint
    if (!identity) {
      return takeNetworks(limiter, { name: `${limitGroup} address`, ip, limit, tooOften })
    }
    const { allowed, retryAfterMs } = await limiter.take(`${limitGroup} user ${identity.id}`, limit)
    if (!allowed) throw new AppError(tooOften, { retryAfterMs })
  }
