import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { createNetworkQuotas, type NetworkQuota } from '../http/network-quotas.ts'
import { isSocketPath } from '../http/socket-path.ts'
import type { Clock } from '../platform/clock.ts'
import { startInterval } from '../platform/interval.ts'
import { limitTraffic } from './limit-traffic.ts'
import { isOwnOrigin } from './origin.ts'
import { refuseUpgrade } from './refuse-upgrade.ts'
import { RoomSocket } from './room-socket.ts'
import {
  COST,
  MAX_BUFFERED_CHUNKS,
  MAX_FRAGMENTS,
  TRAFFIC_LIMITS,
  type TrafficLimits,
  UNREAD_MAX_BYTES,
} from './traffic-limits.ts'

const PING_EVERY_MS = 30_000
const POLICY_VIOLATION_CODE = 1008
const RESTART_CODE = 1012

export interface RealtimeSocket {
  write(bytes: Buffer): void
  close(code: number, reason: string): void
}

interface SocketHandlers {
  onText(text: string): void
  /** Called for a message of more than `maxBytes`. */
  onTooLarge(): void
  onClose(): void
}

interface Options {
  readonly server: Server
  readonly path: string
  readonly maxBytes: number
  readonly publicUrl: string
  readonly addressOf: (request: IncomingMessage) => string
  readonly onSocket: (
    socket: RealtimeSocket,
    request: IncomingMessage,
    isOwnPage: boolean,
  ) => SocketHandlers
  readonly onError: (error: unknown) => void
  readonly now: Clock
  readonly pingEveryMs?: number
  readonly limits?: TrafficLimits
}

interface Handshake {
  readonly request: IncomingMessage
  readonly raw: Socket
  readonly network: NetworkQuota
  readonly isOwn: boolean
}

function destroy(this: Duplex) {
  this.destroy()
}

/** Accepts sockets and passes their messages to the handlers, until it is closed. */
export const acceptSockets = (options: Options) => {
  const { server, path, maxBytes, publicUrl, addressOf, onSocket, onError, now } = options
  const { pingEveryMs = PING_EVERY_MS, limits = TRAFFIC_LIMITS } = options
  const upgrades = new WebSocketServer({
    noServer: true,
    maxPayload: maxBytes,
    WebSocket: RoomSocket,
    perMessageDeflate: false,
    clientTracking: false,
    maxFragments: MAX_FRAGMENTS,
    maxBufferedChunks: MAX_BUFFERED_CHUNKS,
    // Automatic answers would pile up for a client that does not read them.
    autoPong: false,
  })
  const networks = createNetworkQuotas({ most: limits.sockets, rate: limits.network, now })
  const open = new Set<WebSocket>()
  const silent = new WeakSet<WebSocket>()
  let isClosing = false

  const close = (socket: WebSocket, code: number, reason: string) => {
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), limits.goodbyeMs).unref()
  }

  const begin = (socket: WebSocket, { request, raw, network, isOwn }: Handshake) => {
    open.add(socket)
    limitTraffic(socket, raw, {
      limits,
      network,
      now,
      onFlood: () => close(socket, POLICY_VIOLATION_CODE, 'too much traffic'),
    })
    const handlers = onSocket(
      {
        // All sockets share the same bytes: nothing is encoded for each socket.
        write: (bytes) => {
          if (socket.readyState !== WebSocket.OPEN) return
          if (raw.writableLength > UNREAD_MAX_BYTES) socket.terminate()
          else raw.write(bytes)
        },
        close: (code, reason) => close(socket, code, reason),
      },
      request,
      isOwn,
    )
    socket.on('message', (data, isBinary) => {
      silent.delete(socket)
      if (isClosing || socket.readyState !== WebSocket.OPEN) return
      handlers.onText(isBinary ? '' : String(data))
    })
    socket.on('too-large', () => isClosing || handlers.onTooLarge())
    socket.on('ping', (data) => {
      const isOpen = socket.readyState === WebSocket.OPEN
      if (isOpen && raw.writableLength === 0) socket.pong(data)
    })
    socket.on('pong', () => silent.delete(socket))
    // Frames that are too large or broken: the socket closes itself with the matching code.
    socket.on('error', () => close(socket, 1002, ''))
    socket.on('close', () => {
      open.delete(socket)
      handlers.onClose()
    })
  }

  const upgrade = (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    const refuse = (status: string) => refuseUpgrade(raw, status, limits.goodbyeMs)
    raw.on('error', destroy)
    const { origin, host } = request.headers
    const isOwn = isOwnOrigin(origin, { host, publicUrl })
    if (!isSocketPath(request.url, path)) return refuse('404 Not Found')
    if (isClosing) return refuse('503 Service Unavailable')
    if (origin !== undefined && !isOwn) return refuse('403 Forbidden')
    const network = networks.enter(addressOf(request), COST.handshake)
    if (!network) return refuse('429 Too Many Requests')
    // Created outside: a closure here would keep the request in memory as long as the socket.
    raw.once('close', network.leave)
    return upgrades.handleUpgrade(request, raw, head, (socket) =>
      begin(socket, { request, raw: raw as Socket, network, isOwn }),
    )
  }
  server.on('upgrade', upgrade)

  const stopPings = startInterval({
    intervalMs: pingEveryMs,
    work: async () => {
      for (const socket of open) {
        if (silent.has(socket)) socket.terminate()
        else {
          silent.add(socket)
          socket.ping()
        }
      }
    },
    onError,
  })

  return {
    /** Stops receiving messages; received ones may still be answered. */
    stopReceiving: () => {
      isClosing = true
    },
    close: async () => {
      isClosing = true
      await stopPings()
      for (const socket of open) close(socket, RESTART_CODE, 'restart')
    },
  }
}
