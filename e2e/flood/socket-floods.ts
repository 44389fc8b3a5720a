import type { Socket } from 'node:net'
import { setInterval as beats } from 'node:timers'
import { clientFrame } from '../../apps/server/src/testing/client-frames.ts'
import { type FloodConnections, pour } from './flood-connections.ts'

const HANDSHAKE = [
  ...['GET /ws/ HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket'],
  ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''],
].join('\r\n')

const SOCKETS = 60
const FEW_SOCKETS = 8
const POLITE_EVERY_MS = 110
const AT_ONCE = 2_000

const many = (...frames: Buffer[]) => {
  const turn = Buffer.concat(frames)
  return Buffer.alloc(AT_ONCE * turn.length, turn)
}

const PINGS = many(clientFrame('ping', 'x'.repeat(125)))
const TINY = [
  many(clientFrame('text')),
  many(clientFrame('text', '{}')),
  many(clientFrame('binary', 'x')),
  many(clientFrame('pong')),
  many(clientFrame('text', 'a', false), clientFrame('continuation', 'b')),
  Buffer.concat([clientFrame('text', '', false), many(clientFrame('continuation', '', false))]),
  Buffer.alloc(65_536, 0xff),
]
const JSON_PING = clientFrame('text', '{"type":"ping"}')
const INIT = clientFrame('text', '{"type":"init","user_id":""}')

/** Opens a WebSocket, and continues after the handshake. */
const upgraded = (onOpen: (socket: Socket) => void) => (socket: Socket) => {
  socket.write(HANDSHAKE)
  socket.once('data', (answer: Buffer) => {
    if (answer.includes(' 101 ')) onOpen(socket)
    else socket.destroy()
  })
}

export const pingsRead = ({ keepOpen }: FloodConnections) =>
  keepOpen(
    FEW_SOCKETS,
    upgraded((socket) => {
      socket.resume()
      pour(socket, PINGS)
    }),
  )

export const pingsUnread = ({ keepOpen }: FloodConnections) =>
  keepOpen(
    FEW_SOCKETS,
    upgraded((socket) => {
      socket.pause()
      pour(socket, PINGS)
    }),
  )

export const tinyFrames = ({ keepOpen }: FloodConnections) => {
  let turn = 0
  keepOpen(
    SOCKETS,
    upgraded((socket) => {
      socket.resume()
      turn += 1
      pour(socket, TINY[turn % TINY.length] as Buffer)
    }),
  )
}

/** Opens as many sockets as one address may, each a little below its rate limit. */
export const politeCrowd = ({ keepOpen }: FloodConnections) =>
  keepOpen(
    SOCKETS,
    upgraded((socket) => {
      socket.resume()
      socket.write(INIT)
      const beat = beats(() => socket.write(JSON_PING), POLITE_EVERY_MS)
      socket.once('close', () => clearInterval(beat))
    }),
  )

/** Opens and closes sockets: half of them after a handshake, half without sending anything. */
export const handshakes = ({ keepOpen }: FloodConnections) => {
  keepOpen(
    SOCKETS,
    upgraded((socket) => socket.destroy()),
  )
  keepOpen(SOCKETS, (socket) => socket.destroy())
}
