import { describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openSocketServer as open } from '../testing/socket-server.ts'
import { textFrames } from './text-frames.ts'
import { TRAFFIC_LIMITS } from './traffic-limits.ts'

const WAIT = { timeout: 10_000 }
const SOCKETS_PER_ADDRESS = TRAFFIC_LIMITS.sockets

describe('a socket', () => {
  it('receives texts, and writes prepared frames', async () => {
    const { client, sockets, received } = await open()
    const made = client()
    const got: string[] = []
    made.on('message', (data) => got.push(String(data)))
    made.on('open', () => made.send('hello'))
    await vi.waitFor(() => expect(received).toEqual(['hello']), WAIT)
    sockets[0]?.write(textFrames(['one', 'two']))
    await vi.waitFor(() => expect(got).toEqual(['one', 'two']), WAIT)
  })

  it('is dropped when it does not answer pings, and stays when it does', async () => {
    const { client, deaf, closes } = await open({ pingEveryMs: 200 })
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

  it('is dropped when its reader is too slow, before it costs memory', async () => {
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
    ['longer than allowed', 'x'.repeat(1_001)],
    ['much longer than allowed', 'x'.repeat(5_000)],
    ['of megabytes', 'x'.repeat(3_000_000)],
  ])('is told that a text is too large before the close: %s', async (_, data) => {
    const { client, received, closes } = await open()
    const made = client()
    const got: unknown[] = []
    made.on('message', (text) => got.push(String(text)))
    made.on('close', (code) => got.push(code))
    made.on('open', () => made.send(data))
    await vi.waitFor(() => expect(got).toEqual(['too large', 1009]), WAIT)
    await vi.waitFor(() => expect(closes()).toBe(1), WAIT)
    expect(received).toEqual(['too large'])
  })

  it('is told once that a text is too large, without waiting for all of it', async () => {
    const { deaf, received, closes } = await open()
    const endless = await deaf()
    const got: Buffer[] = []
    endless.on('data', (bytes: Buffer) => got.push(bytes))
    endless.resume()
    // A masked text whose header promises 4 GB.
    endless.write(Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 1, 2, 3, 4]))
    await vi.waitFor(() => expect(closes()).toBe(1), WAIT)
    expect(received).toEqual(['too large'])
    const answer = Buffer.concat(got)
    expect(answer.indexOf('too large')).toBeGreaterThan(0)
    expect(answer.indexOf('too large')).toBeLessThan(answer.indexOf(Buffer.from([0x03, 0xf1])))
  })

  it('survives bytes', async () => {
    const { client, received } = await open()
    const made = client()
    made.on('open', () => made.send(Buffer.from([1, 2, 3])))
    await vi.waitFor(() => expect(received).toEqual(['']), WAIT)
  })

  it('is refused to an address with too many sockets, and to no other', async () => {
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
