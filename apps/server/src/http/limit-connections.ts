import type { Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock } from '../platform/clock.ts'
import type { Rate } from '../platform/token-bucket.ts'
import { createNetworkQuotas } from './network-quotas.ts'

export interface ConnectionLimits {
  /** Time from the connection, or the last answer, to the end of the headers. */
  readonly headersMs: number
  /** Time to the end of the body; files have their own, shorter limit with an error answer. */
  readonly requestMs: number
  /** An idle connection is closed after this time; a waiting player asks again. */
  readonly silenceMs: number
  readonly checkedEveryMs: number
  /** Open connections of one network: all its sockets, and thirty browsers that load a page. */
  readonly perNetwork: number
  /** The rate at which one network may connect. */
  readonly opened: Rate
  /** Open connections of all networks: below the limit of open files of a process. */
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

/** The time limits of requests, as options of Node's server. */
export const serverOptions = (limits: ConnectionLimits): ServerOptions => ({
  headersTimeout: limits.headersMs,
  requestTimeout: limits.requestMs,
  connectionsCheckingInterval: limits.checkedEveryMs,
})

interface Options {
  readonly limits: ConnectionLimits
  /** The connections of a proxy belong to many visitors, so they are not counted. */
  readonly isBehindProxy: boolean
  readonly now: Clock
}

/** Closes idle connections, and connections above the limits of a network or of the server. */
export const limitConnections = (server: Server, { limits, isBehindProxy, now }: Options) => {
  server.maxConnections = limits.inAll
  server.timeout = limits.silenceMs
  if (isBehindProxy) return
  const networks = createNetworkQuotas({ most: limits.perNetwork, rate: limits.opened, now })
  // Called before the parser: a refused connection costs as little as possible.
  server.prependListener('connection', (connection: Socket) => {
    const quota = networks.enter(connection.remoteAddress ?? '', 1)
    if (quota) connection.once('close', quota.leave)
    else connection.destroy()
  })
}
