import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock } from '../platform/clock.ts'
import type { Rate } from '../platform/token-bucket.ts'
import { createNetworkQuotas } from './network-quotas.ts'

export interface ConnectionLimits {
  /** From the connection, or the answer before, to the end of the headers. */
  readonly headersMs: number
  /** To the end of the body; files have a limit of their own, which is shorter and has an answer. */
  readonly requestMs: number
  /** A connection on which nothing moves for so long is closed: a player that waits asks again. */
  readonly silenceMs: number
  readonly checkedEveryMs: number
  /** Open at the same time, of one network: all its sockets, and thirty browsers that load a page. */
  readonly perNetwork: number
  /** How often one network may connect. */
  readonly opened: Rate
  /** Open at the same time, of everybody: below what the system lets a process have open. */
  readonly inAll: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 90_000,
  silenceMs: 120_000,
  checkedEveryMs: 5_000,
  perNetwork: 256,
  opened: { capacity: 512, perSecond: 100 },
  inAll: 10_000,
}

/** How long a request may take to arrive, for Node's own server. */
export const serverOptions = (limits: ConnectionLimits): ServerOptions => ({
  headersTimeout: limits.headersMs,
  requestTimeout: limits.requestMs,
  connectionsCheckingInterval: limits.checkedEveryMs,
})

interface Options {
  readonly limits: ConnectionLimits
  /** The connections of a proxy are those of many people, so they are not counted. */
  readonly isBehindProxy: boolean
  readonly now: Clock
}

/** Closes connections that are too many of one network, too many in all, or stand still. */
export const limitConnections = (server: Server, { limits, isBehindProxy, now }: Options) => {
  server.maxConnections = limits.inAll
  server.timeout = limits.silenceMs
  if (isBehindProxy) return
  const networks = createNetworkQuotas({ most: limits.perNetwork, rate: limits.opened, now })
  // Before the parser gets it: a refused connection costs as little as possible.
  server.prependListener('connection', (connection: Socket) => {
    const quota = networks.enter(connection.remoteAddress ?? '', 1)
    if (quota) connection.once('close', quota.leave)
    else connection.destroy()
  })
}
