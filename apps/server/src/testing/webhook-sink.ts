import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A webhook receiver: stores requests and answers with the given status; 0 means no answer. */
export const openWebhookSink = async () => {
  const received: Received[] = []
  const state = { status: 200 }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (text) => {
      body += text
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      if (state.status === 0) return
      if (state.status === 302) response.setHeader('Location', '/elsewhere')
      response.writeHead(state.status).end('x'.repeat(100_000))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    keys: () => received.map(({ headers }) => String(headers['x-lanting-delivery'])),
    answer: (status: number) => {
      state.status = status
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
