import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { acceptSockets, type RealtimeSocket, SOCKETS_PER_ADDRESS } from './accept-sockets.ts'
import { textFrames } from './text-frames.ts'

const WAIT = { timeout: 10_000 }

const open = async (pingEveryMs?: number) => {
  const server = createServer()
  const sockets: RealtimeSocket[] = []
  const heard: string[] = []
  let closes = 0
  const accepted = acceptSockets({
    server,
    path: '/ws/',
    maxBytes: 1_000,
    publicUrl: 'http://localhost',
    addressOf: ({ headers }) => String(headers['x-from'] ?? '10.0.0.1'),
    onSocket: (socket) => {
      sockets.push(socket)
      return {
        onText: (text) => heard.push(text),
        onClose: () => {
          closes += 1
        },
      }
    },
    onError: (error) => heard.push(String(error)),
    pingEveryMs,
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
  /** A client that never answers, and reads only when it is told to. */
  const deaf = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          [
            ...['GET /ws/ HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket'],
            ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
            '\r\n',
          ].join('\r\n'),
        ),
      )
      socket.on('error', () => socket.destroy())
      socket.once('data', () => resolve(socket))
      onTestFinished(() => void socket.destroy())
    })
  return { client, deaf, sockets, heard, closes: () => closes }
}

describe('a socket', () => {
  it('hears texts, and writes frames that were made ready before', async () => {
    const { client, sockets, heard } = await open()
    const made = client()
    const got: string[] = []
    made.on('message', (data) => got.push(String(data)))
    made.on('open', () => made.send('hello'))
    await vi.waitFor(() => expect(heard).toEqual(['hello']), WAIT)
    sockets[0]?.write(textFrames(['one', 'two']))
    await vi.waitFor(() => expect(got).toEqual(['one', 'two']), WAIT)
  })

  it('that does not answer pings is dropped; one that does stays', async () => {
    const { client, deaf, closes } = await open(40)
    const made = client()
    let pings = 0
    made.on('ping', () => {
      pings += 1
    })
    const silent = await deaf()
    silent.resume()
    await vi.waitFor(() => expect(closes()).toBe(1), WAIT)
    const before = pings
    await vi.waitFor(() => expect(pings).toBeGreaterThan(before + 2), WAIT)
    expect([closes(), made.readyState]).toEqual([1, WebSocket.OPEN])
  })

  it('whose reader is too slow is dropped before it costs memory', async () => {
    const { deaf, sockets, closes } = await open()
    const slow = await deaf()
    slow.pause()
    const bytes = textFrames(['x'.repeat(60_000)])
    let writes = 0
    await vi.waitFor(() => {
      for (let count = 0; count < 50; count += 1) sockets[0]?.write(bytes)
      writes += 50
      expect(closes()).toBe(1)
    }, WAIT)
    expect(writes * bytes.length).toBeGreaterThan(262_144)
  })

  it.each([
    ['a text that is too long', 'x'.repeat(2_000)],
    ['bytes', Buffer.from([1, 2, 3])],
  ])('survives %s', async (name, data) => {
    const { client, heard } = await open()
    const made = client()
    let code = 0
    made.on('close', (closedWith) => {
      code = closedWith
    })
    made.on('open', () => made.send(data))
    if (name === 'bytes') await vi.waitFor(() => expect(heard).toEqual(['']), WAIT)
    else await vi.waitFor(() => expect(code).toBe(1009), WAIT)
  })

  it('is refused to an address that has enough, and to no other', async () => {
    const { client, sockets, closes } = await open()
    const all = Array.from({ length: SOCKETS_PER_ADDRESS + 5 }, () => client())
    let refused = 0
    for (const made of all) {
      made.on('unexpected-response', (_, { statusCode }) => {
        if (statusCode === 429) refused += 1
      })
    }
    await vi.waitFor(
      () => expect([sockets.length, refused]).toEqual([SOCKETS_PER_ADDRESS, 5]),
      WAIT,
    )
    client({ 'x-from': '10.0.0.2' })
    await vi.waitFor(() => expect(sockets.length).toBe(SOCKETS_PER_ADDRESS + 1), WAIT)
    all[0]?.close()
    await vi.waitFor(() => expect(closes()).toBe(1), WAIT)
    client()
    await vi.waitFor(() => expect(sockets.length).toBe(SOCKETS_PER_ADDRESS + 2), WAIT)
  })
})
