import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { acceptSockets, type RealtimeSocket } from '../realtime/accept-sockets.ts'
import { textFrames } from '../realtime/text-frames.ts'
import { TRAFFIC_LIMITS, type TrafficLimits } from '../realtime/traffic-limits.ts'

const ASKS_FOR_SOCKET = [
  ...['GET /ws/ HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket'],
  ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
]

interface Options {
  readonly pingEveryMs?: number
  readonly limits?: Partial<TrafficLimits>
}

/** A real socket server, with clients of `ws` and raw clients that break the protocol. */
export const openSocketServer = async ({ pingEveryMs, limits }: Options = {}) => {
  const server = createServer()
  const sockets: RealtimeSocket[] = []
  const received: string[] = []
  /** The server ends of the sockets. */
  const connections: Socket[] = []
  let closes = 0
  server.on('connection', (connection: Socket) => connections.push(connection))
  const accepted = acceptSockets({
    server,
    path: '/ws/',
    maxBytes: 1_000,
    publicUrl: 'http://localhost',
    addressOf: ({ headers }) => String(headers['x-from'] ?? '10.0.0.1'),
    onSocket: (socket) => {
      sockets.push(socket)
      return {
        onText: (text) => received.push(text),
        onTooLarge: () => {
          received.push('too large')
          socket.write(textFrames(['too large']))
          socket.close(1009, '')
        },
        onClose: () => {
          closes += 1
        },
      }
    },
    onError: (error) => received.push(String(error)),
    now: () => Date.now(),
    pingEveryMs,
    limits: { ...TRAFFIC_LIMITS, goodbyeMs: 100, ...limits },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  onTestFinished(async () => {
    await accepted.close()
    server.closeAllConnections()
    server.close()
  })
  const client = (headers: Record<string, string> = {}) => {
    const made = new WebSocket(`ws://127.0.0.1:${port}/ws/`, { headers })
    made.on('error', () => made.terminate())
    onTestFinished(() => made.terminate())
    return made
  }
  /** A client that never answers and reads only on request. */
  const deaf = (...headers: string[]) =>
    new Promise<Socket>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
        socket.write([...ASKS_FOR_SOCKET, ...headers, '\r\n'].join('\r\n')),
      )
      socket.on('error', () => socket.destroy())
      socket.once('data', (answer: Buffer) => {
        socket.pause()
        // Bytes behind the answer belong to the next reader.
        socket.unshift(answer.subarray(answer.indexOf('\r\n\r\n') + 4))
        resolve(
          Object.assign(socket, { status: String(answer).slice(9, 12), head: String(answer) }),
        )
      })
      onTestFinished(() => void socket.destroy())
    }) as Promise<Socket & { readonly status: string; readonly head: string }>
  return { client, deaf, sockets, received, connections, closes: () => closes }
}
