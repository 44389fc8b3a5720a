import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { NetworkQuota } from '../http/network-quotas.ts'
import type { Clock } from '../platform/clock.ts'
import { createTokenBucket } from '../platform/token-bucket.ts'
import { COST, type TrafficLimits } from './traffic-limits.ts'

const KILOBYTE = 1_024

interface Options {
  readonly limits: TrafficLimits
  readonly network: NetworkQuota
  readonly now: Clock
  readonly onFlood: () => void
}

/**
 * Limits all traffic that one socket sends. Bytes and reads are counted before parsing, frames during
 * parsing. A socket that sends too much is not read any more; a socket whose network sends too much is
 * read again after a while.
 */
export const limitTraffic = (socket: WebSocket, raw: Socket, options: Options) => {
  const { limits, network, now, onFlood } = options
  const own = createTokenBucket(limits.socket, now)
  let isFlooding = false

  const resume = () => {
    if (!isFlooding) socket.resume()
  }
  const spend = (cost: number) => {
    if (isFlooding) return
    if (own.spend(cost) > 0) {
      isFlooding = true
      onFlood()
      socket.pause()
      return
    }
    const waitMs = network.spend(cost)
    if (waitMs === 0 || socket.isPaused) return
    socket.pause()
    setTimeout(resume, waitMs).unref()
  }

  // Called before the parser, which listens already.
  raw.prependListener('data', ({ length }: Buffer) =>
    spend(COST.read + (length / KILOBYTE) * COST.kilobyte),
  )
  socket.on('message', () => spend(COST.message))
  socket.on('ping', () => spend(COST.control))
  socket.on('pong', () => spend(COST.control))
}
