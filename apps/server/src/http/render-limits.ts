import { perMinute } from '@lanting/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limiter } from '../platform/limiter.ts'
import { AppError } from './app-error.ts'
import { createConcurrencyLimit } from './incoming/concurrency-limit.ts'
import { countedNetworks, networksOf } from './rate-limit.ts'

/** Pages and feeds that are not in the cache; cached ones are not counted. */
const PER_NETWORK = perMinute(240)
/** Parallel renderings: for one network, for the /48 around it, for all networks. */
const AT_ONCE = { network: 16, wideNetwork: 32, all: 64 } as const
const COME_BACK_MS = 1_000

/** The failure for the answer, or the function that frees the place after rendering. */
type Admission = { readonly failure: AppError } | { readonly leave: () => void }
export type AdmitRender = (request: FastifyRequest) => Promise<Admission>

const refusal = (key: 'tooBusy' | 'tooManyRequests', retryAfterMs = COME_BACK_MS): Admission => ({
  failure: new AppError(key, { retryAfterMs }),
})

/** Limits rendering, so that random addresses cannot take the whole processor. */
export const createRenderLimits = (limiter: Limiter): AdmitRender => {
  const own = createConcurrencyLimit(AT_ONCE.network)
  const wide = createConcurrencyLimit(AT_ONCE.wideNetwork)
  let running = 0

  const enter = (ip: string): (() => void) | undefined => {
    const left: (() => void)[] = []
    const leave = () => {
      for (const giveBack of left.splice(0)) giveBack()
    }
    for (const { network, households } of networksOf(ip)) {
      const giveBack = (households === 1 ? own : wide).enter(network)
      if (!giveBack) {
        leave()
        return undefined
      }
      left.push(giveBack)
    }
    running += 1
    left.push(() => {
      running -= 1
    })
    return leave
  }

  return async ({ ip }) => {
    if (running >= AT_ONCE.all) return refusal('tooBusy')
    const leave = enter(ip)
    if (!leave) return refusal('tooManyRequests')
    for (const { network, limit } of countedNetworks(ip, PER_NETWORK)) {
      const { allowed, retryAfterMs } = await limiter.take(`render ${network}`, limit)
      if (allowed) continue
      leave()
      return refusal('tooManyRequests', retryAfterMs)
    }
    return { leave }
  }
}

/** Wraps a handler in the same limits, for routes that answer failures with the envelope. */
export const limitedHandler =
  <R extends FastifyRequest>(
    admit: AdmitRender,
    handle: (request: R, reply: FastifyReply) => Promise<unknown>,
  ) =>
  async (request: R, reply: FastifyReply): Promise<unknown> => {
    const admission = await admit(request)
    if ('failure' in admission) throw admission.failure
    try {
      return await handle(request, reply)
    } finally {
      admission.leave()
    }
  }
