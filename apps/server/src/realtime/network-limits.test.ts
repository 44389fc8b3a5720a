import { describe, expect, it, vi } from 'vitest'
import { clientFrame } from '../testing/client-frames.ts'
import { openSocketServer } from '../testing/socket-server.ts'
import { COST, TRAFFIC_LIMITS } from './traffic-limits.ts'

const WAIT = { timeout: 20_000 }
const CROWD = 20
const EACH_SAYS = 20
const HELLO = clientFrame('text', 'hello')

describe('the sockets of one network', () => {
  it('are read more slowly together, lose nothing, and do not slow down other networks', async () => {
    const network = { capacity: CROWD * COST.handshake, perSecond: 1_000, maxDebt: 1_000 }
    const { deaf, client, received, closes } = await openSocketServer({
      limits: { network },
    })
    const crowd = await Promise.all(Array.from({ length: CROWD }, () => deaf()))
    const other = client({ 'x-from': '10.0.0.2' })
    await vi.waitFor(() => expect(other.readyState).toBe(other.OPEN), WAIT)
    for (let count = 0; count < EACH_SAYS; count += 1) {
      for (const socket of crowd) socket.write(HELLO)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    other.send('from elsewhere')
    await vi.waitFor(() => expect(received).toContain('from elsewhere'), WAIT)
    expect(received.length).toBeLessThan(CROWD * EACH_SAYS)
    await vi.waitFor(() => expect(received.length).toBe(CROWD * EACH_SAYS + 1), WAIT)
    expect(closes()).toBe(0)
  })

  it('may each send the messages that the chat room accepts', async () => {
    const { deaf, received, closes } = await openSocketServer()
    const crowd = await Promise.all(Array.from({ length: TRAFFIC_LIMITS.sockets }, () => deaf()))
    for (const socket of crowd) socket.write(Buffer.alloc(10 * HELLO.length, HELLO))
    await vi.waitFor(() => expect(received.length).toBe(10 * TRAFFIC_LIMITS.sockets), WAIT)
    expect(closes()).toBe(0)
  })
})

describe('handshakes', () => {
  it('in a loop are refused after a while with the time to wait; other networks connect', async () => {
    const { deaf } = await openSocketServer()
    const statuses: string[] = []
    let head = ''
    while (!statuses.includes('429') && statuses.length < 500) {
      const socket = await deaf()
      statuses.push(socket.status)
      head = socket.head
      socket.destroy()
    }
    expect(statuses.length).toBeGreaterThan(2 * TRAFFIC_LIMITS.sockets)
    expect([statuses.at(-1), /^Retry-After: \d+\r$/m.test(head)]).toEqual(['429', true])
    expect((await deaf('X-From: 10.0.0.2')).status).toBe('101')
  })

  it('that are refused are closed, even if the client does not close them', async () => {
    const { deaf, connections } = await openSocketServer()
    const socket = await deaf('Origin: https://elsewhere.example')
    expect(socket.status).toBe('403')
    await vi.waitFor(() => expect(connections[0]?.destroyed).toBe(true), WAIT)
  })
})
