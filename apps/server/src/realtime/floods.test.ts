import type { Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { clientFrame, closeCodeIn, OPCODE, serverFrames } from '../testing/client-frames.ts'
import { openSocketServer } from '../testing/socket-server.ts'
import { textFrames } from './text-frames.ts'
import { TRAFFIC_LIMITS, UNREAD_MAX_BYTES } from './traffic-limits.ts'

const WAIT = { timeout: 10_000 }
const FLOOD_BYTES = 16 * 1_048_576
const POLICY_VIOLATION = 1008

const times = (count: number, bytes: Buffer) => Buffer.alloc(count * bytes.length, bytes)

/** Writes the same bytes as fast as possible, until all are sent or the connection ends. */
const flood = (socket: Socket, bytes: Buffer, most = FLOOD_BYTES) => {
  let sent = 0
  const more = () => {
    while (!socket.destroyed && sent < most) {
      sent += bytes.length
      if (!socket.write(bytes)) return
    }
  }
  socket.on('drain', more)
  more()
}

const reading = (socket: Socket) => {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.resume()
  return () => Buffer.concat(chunks)
}

describe('a flood of', () => {
  it.each([
    ['pings', times(500, clientFrame('ping', 'x'.repeat(125)))],
    ['empty pings', times(10_000, clientFrame('ping'))],
    ['pongs', times(10_000, clientFrame('pong'))],
    ['empty texts', times(10_000, clientFrame('text'))],
    ['short texts', times(5_000, clientFrame('text', 'hello'))],
    ['bytes', times(5_000, clientFrame('binary', 'hello'))],
    [
      'messages in two pieces',
      times(
        3_000,
        Buffer.concat([clientFrame('text', 'a', false), clientFrame('continuation', 'b')]),
      ),
    ],
  ])('%s closes the socket with a reason, and little of it is received', async (_, bytes) => {
    const { deaf, received, closes } = await openSocketServer()
    const socket = await deaf()
    const got = reading(socket)
    flood(socket, bytes)
    await vi.waitFor(() => expect(closes()).toBe(1), WAIT)
    expect(closeCodeIn(got())).toBe(POLICY_VIOLATION)
    expect(received.length).toBeLessThan(TRAFFIC_LIMITS.socket.capacity)
    expect(serverFrames(got()).length).toBeLessThan(TRAFFIC_LIMITS.socket.capacity)
  })

  it.each([
    [
      'empty pieces of one message',
      clientFrame('text', '', false),
      clientFrame('continuation', '', false),
    ],
    [
      'pieces of one message',
      clientFrame('text', 'a', false),
      clientFrame('continuation', 'b', false),
    ],
  ])('%s closes the socket', async (_, first, piece) => {
    const { deaf, received, closes } = await openSocketServer()
    const socket = await deaf()
    const got = reading(socket)
    socket.write(first)
    flood(socket, times(200, piece), 200 * piece.length)
    await vi.waitFor(() => expect(closes()).toBe(1), WAIT)
    expect(closeCodeIn(got())).toBe(POLICY_VIOLATION)
    expect(received).toEqual([])
  })

  it('single bytes of a frame closes the socket', async () => {
    const { deaf, closes } = await openSocketServer()
    const socket = await deaf()
    const got = reading(socket)
    socket.setNoDelay()
    const trickle = setInterval(() => socket.write('x'), 1)
    onTestFinished(() => clearInterval(trickle))
    socket.write(Buffer.from([0x80 | OPCODE.text, 0x80 | 126, 900 >> 8, 900 & 255]))
    await vi.waitFor(() => expect(closes()).toBe(1), WAIT)
    expect(closeCodeIn(got())).toBe(POLICY_VIOLATION)
  })

  it('garbage closes the socket, and the rest of it is not read', async () => {
    const { deaf, closes, connections } = await openSocketServer()
    const socket = await deaf()
    flood(socket, Buffer.alloc(65_536, 0xff))
    await vi.waitFor(() => expect(closes()).toBe(1), WAIT)
    expect(connections[0]?.bytesRead).toBeLessThan(4 * 1_048_576)
  })
})

describe('pings', () => {
  it('of a client that never reads cost no memory', async () => {
    const { deaf, closes, connections } = await openSocketServer()
    const socket = await deaf()
    let unread = 0
    const look = setInterval(() => {
      unread = Math.max(unread, connections[0]?.writableLength ?? 0)
    }, 1)
    onTestFinished(() => clearInterval(look))
    flood(socket, times(500, clientFrame('ping', 'x'.repeat(125))), 8 * FLOOD_BYTES)
    await vi.waitFor(() => expect(closes()).toBe(1), WAIT)
    expect(unread).toBeLessThan(UNREAD_MAX_BYTES)
  })

  it('are answered only while the client reads the answers', async () => {
    const { deaf, sockets, connections } = await openSocketServer()
    const socket = await deaf()
    const kept = textFrames(['x'.repeat(60_000)])
    await vi.waitFor(() => {
      while (connections[0]?.writableLength === 0) sockets[0]?.write(kept)
      // The system may accept some of the bytes a moment later.
      return new Promise<void>((resolve, reject) =>
        setTimeout(() => (connections[0]?.writableLength ? resolve() : reject(Error('empty'))), 50),
      )
    }, WAIT)
    const read = connections[0]?.bytesRead ?? 0
    socket.write(times(5, clientFrame('ping', 'lost')))
    await vi.waitFor(() => expect(connections[0]?.bytesRead).toBeGreaterThan(read), WAIT)
    const got = reading(socket)
    await vi.waitFor(() => expect(connections[0]?.writableLength).toBe(0), WAIT)
    socket.write(clientFrame('ping', 'kept'))
    await vi.waitFor(() => expect(String(got().subarray(-4))).toBe('kept'), WAIT)
    expect(got().includes('lost')).toBe(false)
  })

  it('of an honest client are answered', async () => {
    const { client, closes } = await openSocketServer()
    const made = client()
    const pongs: string[] = []
    made.on('pong', (data) => pongs.push(String(data)))
    made.on('open', () => {
      for (const name of ['one', 'two', 'three']) made.ping(name)
    })
    await vi.waitFor(() => expect(pongs).toEqual(['one', 'two', 'three']), WAIT)
    expect(closes()).toBe(0)
  })
})

describe('a socket that answers no ping is dropped', () => {
  it.each([
    ['and sends only pings', () => clientFrame('ping')],
    ['and sends a frame byte by byte', () => Buffer.from('x')],
  ])('%s', async (_, next) => {
    const { deaf, closes } = await openSocketServer({ pingEveryMs: 300 })
    const socket = await deaf()
    socket.resume()
    socket.write(clientFrame('text', 'x'.repeat(125)).subarray(0, next().length === 1 ? 6 : 0))
    const trickle = setInterval(() => socket.write(next()), 100)
    onTestFinished(() => clearInterval(trickle))
    await vi.waitFor(() => expect(closes()).toBe(1), WAIT)
  })
})
