import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { networkOf } from '../http/rate-limit.ts'
import { every } from '../platform/every.ts'
import { isOwnOrigin } from './origin.ts'

/** A household, an office: so many tabs it may have open. */
export const SOCKETS_PER_ADDRESS = 60
/** Whoever has so much unread is dropped, and may come back. */
const UNREAD_MAX_BYTES = 262_144
const PING_EVERY_MS = 30_000
/** So long the other side may take to say goodbye. */
const GOODBYE_MS = 1_000
const RESTART_CODE = 1012

export interface RealtimeSocket {
  write(bytes: Buffer): void
  close(code: number, reason: string): void
}

export interface SocketHearing {
  onText(text: string): void
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
  ) => SocketHearing
  readonly onError: (error: unknown) => void
  readonly pingEveryMs?: number
}

function destroy(this: Duplex) {
  this.destroy()
}

const refuse = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)

/** How many sockets each address has. */
const counter = () => {
  const counts = new Map<string, number>()
  const giveBack = (address: string) => {
    const count = (counts.get(address) ?? 1) - 1
    if (count === 0) counts.delete(address)
    else counts.set(address, count)
  }
  return {
    /** Gives how to let go of it again, or nothing when the address has enough. */
    take: (address: string): (() => void) | undefined => {
      const count = counts.get(address) ?? 0
      if (count >= SOCKETS_PER_ADDRESS) return undefined
      counts.set(address, count + 1)
      return () => giveBack(address)
    },
  }
}

/** Opens sockets for whoever may have one; what arrives on them is heard until it is closed. */
export const acceptSockets = (options: Options) => {
  const { server, path, maxBytes, publicUrl, addressOf, onSocket, onError } = options
  const { pingEveryMs = PING_EVERY_MS } = options
  const upgrades = new WebSocketServer({
    noServer: true,
    maxPayload: maxBytes,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const addresses = counter()
  const open = new Set<WebSocket>()
  const silent = new WeakSet<WebSocket>()
  let isClosing = false

  const close = (socket: WebSocket, code: number, reason: string) => {
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
  }

  const begin = (socket: WebSocket, raw: Socket, request: IncomingMessage, isOwn: boolean) => {
    open.add(socket)
    const heard = onSocket(
      {
        // The same bytes for everybody: nothing is encoded anew for each socket.
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
      if (!isClosing) heard.onText(isBinary ? '' : String(data))
    })
    socket.on('pong', () => silent.delete(socket))
    // Frames that are too large or broken: the socket closes itself, with the code that says so.
    socket.on('error', () => close(socket, 1002, ''))
    socket.on('close', () => {
      open.delete(socket)
      heard.onClose()
    })
  }

  const upgrade = (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    raw.on('error', destroy)
    const { origin, host } = request.headers
    const isOwn = isOwnOrigin(origin, { host, publicUrl })
    if (request.url?.split('?')[0] !== path) return refuse(raw, '404 Not Found')
    if (isClosing) return refuse(raw, '503 Service Unavailable')
    if (origin !== undefined && !isOwn) return refuse(raw, '403 Forbidden')
    const giveBack = addresses.take(networkOf(addressOf(request)))
    if (!giveBack) return refuse(raw, '429 Too Many Requests')
    // Made elsewhere: a function of this place would keep the request as long as the socket.
    raw.once('close', giveBack)
    return upgrades.handleUpgrade(request, raw, head, (socket) =>
      begin(socket, raw as Socket, request, isOwn),
    )
  }
  server.on('upgrade', upgrade)

  const stopPings = every({
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
    /** Nothing is heard any more; what was heard may still be answered. */
    stopHearing: () => {
      isClosing = true
    },
    close: async () => {
      isClosing = true
      await stopPings()
      for (const socket of open) close(socket, RESTART_CODE, 'restart')
    },
  }
}
