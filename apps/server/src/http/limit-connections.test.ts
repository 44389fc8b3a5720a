import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  limitConnections,
  serverOptions,
} from './limit-connections.ts'

const WAIT = { timeout: 10_000 }
const SHORT = { headersMs: 200, requestMs: 400, silenceMs: 800, checkedEveryMs: 50 }

interface Options {
  readonly limits?: Partial<ConnectionLimits>
  readonly isBehindProxy?: boolean
  readonly answer?: RequestListener
}

const open = async ({ limits, isBehindProxy = false, answer }: Options = {}) => {
  const all = { ...CONNECTION_LIMITS, ...limits }
  const server: Server = createServer(serverOptions(all), (request, response) => {
    if (answer) return answer(request, response)
    request.resume()
    return request.on('end', () => response.end('hello'))
  })
  limitConnections(server, { limits: all, isBehindProxy, now: () => Date.now() })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  /** Opens a connection that sends the text, and reads unless told not to. */
  const send = (text: string, localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true }, () =>
      socket.write(text),
    )
    const connection = { socket, text: '', isClosed: false }
    const isOver = () => {
      connection.isClosed = true
    }
    socket.on('error', isOver)
    socket.on('close', isOver)
    socket.on('end', isOver)
    socket.on('data', (bytes: Buffer) => {
      connection.text += bytes
    })
    onTestFinished(() => void socket.destroy())
    return connection
  }
  return { server, send }
}

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
const isAnswered = (connection: { text: string }) => connection.text.endsWith('hello')

describe('closes a connection', () => {
  it.each([
    ['that sends nothing', ''],
    ['whose headers never end', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['whose body never ends', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf'],
  ])('%s', async (_, text) => {
    const { send } = await open({ limits: SHORT })
    const connection = send(text)
    await vi.waitFor(() => expect(connection.isClosed).toBe(true), WAIT)
    expect(connection.text).toMatch(/^HTTP\/1.1 408 /)
  })

  it('whose headers come byte by byte', async () => {
    const { send } = await open({ limits: SHORT })
    const connection = send('GET / HTTP/1.1\r\nX: ')
    const trickle = setInterval(() => connection.socket.write('x'), 20)
    onTestFinished(() => clearInterval(trickle))
    await vi.waitFor(() => expect(connection.isClosed).toBe(true), WAIT)
    expect(connection.text).toMatch(/^HTTP\/1.1 408 /)
  })

  it('that does not read its answer', async () => {
    let server: Socket | undefined
    const { send } = await open({
      limits: SHORT,
      answer: (request, response) => {
        server = request.socket
        response.write(Buffer.alloc(32 * 1_048_576))
      },
    })
    const connection = send(GET)
    connection.socket.pause()
    await vi.waitFor(() => expect(server?.writableLength).toBeGreaterThan(0), WAIT)
    await vi.waitFor(() => expect(server?.destroyed).toBe(true), WAIT)
  })
})

describe('connections', () => {
  it('are limited for each network on its own', async () => {
    const { send } = await open({ limits: { perNetwork: 5 } })
    const held = Array.from({ length: 5 }, () => send(GET))
    await vi.waitFor(() => expect(held.every(isAnswered)).toBe(true), WAIT)
    const further = send(GET)
    await vi.waitFor(() => expect(further.isClosed).toBe(true), WAIT)
    const elsewhere = send(GET, '127.0.0.2')
    await vi.waitFor(() => expect(isAnswered(elsewhere)).toBe(true), WAIT)
    held[0]?.socket.destroy()
    await vi.waitFor(async () => {
      const next = send(GET)
      await vi.waitFor(() => expect(isAnswered(next)).toBe(true), { timeout: 500 })
    }, WAIT)
    expect([isAnswered(further), held.slice(1).some(({ isClosed }) => isClosed)]).toEqual([
      false,
      false,
    ])
  })

  it('opened in a loop are refused after a while; another network connects', async () => {
    const { send } = await open({ limits: { opened: { capacity: 20, perSecond: 0.001 } } })
    const answered: boolean[] = []
    for (let count = 0; count < 25; count += 1) {
      const connection = send(GET)
      await vi.waitFor(() => expect(isAnswered(connection) || connection.isClosed).toBe(true), WAIT)
      answered.push(isAnswered(connection))
      connection.socket.destroy()
    }
    expect(answered.filter(Boolean).length).toBe(20)
    const elsewhere = send(GET, '127.0.0.2')
    await vi.waitFor(() => expect(isAnswered(elsewhere)).toBe(true), WAIT)
  })

  it('are limited for all networks together', async () => {
    const { send } = await open({ limits: { inAll: 3 } })
    const held = Array.from({ length: 3 }, (_, at) => send(GET, `127.0.0.${at + 1}`))
    await vi.waitFor(() => expect(held.every(isAnswered)).toBe(true), WAIT)
    const further = send(GET, '127.0.0.9')
    await vi.waitFor(() => expect(further.isClosed).toBe(true), WAIT)
    expect(isAnswered(further)).toBe(false)
  })

  it('of a proxy are not limited, because they belong to many visitors', async () => {
    const limits = { perNetwork: 2, opened: { capacity: 2, perSecond: 0.001 } }
    const { send } = await open({ limits, isBehindProxy: true })
    const held = Array.from({ length: 10 }, () => send(GET))
    await vi.waitFor(() => expect(held.every(isAnswered)).toBe(true), WAIT)
  })
})
