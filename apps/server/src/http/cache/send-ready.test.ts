import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ReadyBytes } from './answer-cache.ts'
import { createReadySender } from './send-ready.ts'

const bodyOf = (text: string): ReadyBytes => ({
  headers: ['Content-Type', 'text/plain', 'ETag', 'W/"1"', 'Content-Length', String(text.length)],
  body: text,
})
const SHORT = bodyOf('été')
const LONG: ReadyBytes = { ...bodyOf('x'.repeat(50_000)), body: Buffer.alloc(50_000, 'x') }

const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer(answer)
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Sends requests one after the other over one connection, and returns all bytes of the answers. */
const bytesOf = (port: number, requests: readonly string[]): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const answers: string[] = []
    let bytes = ''
    const socket = connect(port, '127.0.0.1').setEncoding('latin1')
    const next = () => {
      const request = requests[answers.length]
      if (request === undefined) {
        socket.destroy()
        resolve(answers)
      } else socket.write(request)
    }
    socket.on('connect', next)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      bytes += String(chunk)
      const end = bytes.indexOf('\r\n\r\n') + 4
      const length = Number(/Content-Length: (\d+)/.exec(bytes)?.[1])
      const isHead = requests[answers.length]?.startsWith('HEAD')
      if (end < 4 || bytes.length < end + (isHead ? 0 : length)) return
      answers.push(bytes.replace(/Date: [^\r]+/, 'Date: …'))
      bytes = ''
      next()
    })
  })

const REQUESTS = [
  'GET /short HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /short HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /long HTTP/1.1\r\nHost: a\r\n\r\n',
  'HEAD /short HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /long HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /short HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
]
const OLD = ['GET /short HTTP/1.0\r\nConnection: keep-alive\r\n\r\n']

describe('a prepared answer', () => {
  it('has the bytes that Node writes, for the first request and all others', async () => {
    const send = createReadySender()
    const readyOf = ({ url }: IncomingMessage) => (url === '/long' ? LONG : SHORT)
    const ours = await listen((request, response) => send(request, response, readyOf(request)))
    const bare = await listen((request, response) => {
      const { headers, body } = readyOf(request)
      response.writeHead(200, headers).end(request.method === 'HEAD' ? '' : body, 'latin1')
    })
    for (const requests of [REQUESTS, REQUESTS, OLD]) {
      expect(await bytesOf(ours, requests)).toEqual(await bytesOf(bare, requests))
    }
  })

  it('is written by Node only once', async () => {
    const send = createReadySender()
    let written = 0
    const port = await listen((request, response) => {
      const { writeHead } = response
      response.writeHead = ((...args: Parameters<typeof writeHead>) => {
        written += 1
        return writeHead.apply(response, args)
      }) as typeof writeHead
      send(request, response, SHORT)
    })
    await bytesOf(port, [REQUESTS[0] ?? '', REQUESTS[0] ?? '', REQUESTS[0] ?? ''])
    expect(written).toBe(1)
  })

  it('has the date of its moment', async () => {
    const send = createReadySender()
    const dates: string[] = []
    const port = await listen((request, response) => {
      send(request, response, SHORT)
      dates.push(/Date: ([^\r]+)/.exec(String(Reflect.get(response, '_header')))?.[1] ?? '')
    })
    await bytesOf(port, [REQUESTS[0] ?? '', REQUESTS[0] ?? ''])
    for (const date of dates) {
      expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(5_000)
      expect(new Date(date).toUTCString()).toBe(date)
    }
  })
})
