import { perMinute } from '@lanting/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limiter } from '../platform/limiter.ts'
import { AppError } from './app-error.ts'
import { atOnce } from './incoming/at-once.ts'
import { networkOf } from './rate-limit.ts'

/** Pages and feeds that are not in the cache; one from the cache counts nothing. */
const PER_NETWORK = perMinute(240)
/** How many of them one network may wait for at the same moment. */
const AT_ONCE_PER_NETWORK = 16
/** And all networks together on this node: about as many as it renders in two seconds. */
const AT_ONCE = 64
const COME_BACK_MS = 1_000

/** The failure to answer with, or undefined when the request may be rendered. */
export type AdmitRender = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<AppError | undefined>

/** Bounds rendering, so that random addresses cannot buy all of the processor. */
export const renderLimits = (limiter: Limiter): AdmitRender => {
  const networks = atOnce(AT_ONCE_PER_NETWORK)
  let underWay = 0

  return async (request, reply) => {
    const network = networkOf(request.ip)
    if (underWay >= AT_ONCE) return new AppError('tooBusy', { retryAfterMs: COME_BACK_MS })
    const leave = networks.enter(network)
    if (!leave) return new AppError('tooManyRequests', { retryAfterMs: COME_BACK_MS })
    underWay += 1
    reply.raw.once('close', () => {
      leave()
      underWay -= 1
    })
    const { allowed, retryAfterMs } = await limiter.take(`render ${network}`, PER_NETWORK)
    return allowed ? undefined : new AppError('tooManyRequests', { retryAfterMs })
  }
}

/** The same bounds as a hook, for routes whose failures are told in the envelope. */
export const limitedRoute =
  (admit: AdmitRender) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const failure = await admit(request, reply)
    if (failure) throw failure
  }
