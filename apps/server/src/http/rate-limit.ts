import { isIPv6 } from 'node:net'
import type { Endpoint } from '@lanting/contract'
import type { Limiter } from '../platform/limiter.ts'
import { AppError } from './app-error.ts'
import type { Identity } from './caller.ts'

/** A household has a whole IPv6 network to itself, so it counts as one address. */
export const networkOf = (ip: string): string => {
  if (!isIPv6(ip)) return ip
  if (ip.startsWith('::ffff:') && ip.includes('.')) return ip.slice('::ffff:'.length)
  const [head = '', tail] = ip.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? [] : Array(8 - front.length - back.length).fill('0')
  return `${[...front, ...gap, ...back].slice(0, 4).join(':')}::/64`
}

/** Counts calls by user, or else by address; a new account may write half as often. */
export const limitCalls =
  (limiter: Limiter) =>
  async (
    {
      method,
      path,
      limit,
      limitGroup = `${method} ${path}`,
      tooOften = 'tooManyRequests',
    }: Endpoint,
    ip: string,
    identity: Identity | undefined,
  ) => {
    const caller = identity ? `user ${identity.id}` : `address ${networkOf(ip)}`
    const times = identity?.isNew && method !== 'GET' ? Math.ceil(limit.times / 2) : limit.times
    const { allowed, retryAfterMs } = await limiter.take(`${limitGroup} ${caller}`, {
      ...limit,
      times,
    })
    if (!allowed) throw new AppError(tooOften, { retryAfterMs })
  }
