import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/**
 * A webhook receiver: stores requests and answers with the given status, as soon as it is known; 0
 * means no answer.
 */
export const openWebhookSink = async () => {
  const received: Received[] = []
  const state: { status: number | Promise<number> } = { status: 200 }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (text) => {
      body += text
    })
    request.on('end', async () => {
      received.push({ headers: request.headers, body })
      const status = await state.status
      if (status === 0) return
      if (status === 302) response.setHeader('Location', '/elsewhere')
      response.writeHead(status).end('x'.repeat(100_000))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    keys: () => received.map(({ headers }) => String(headers['x-lanting-delivery'])),
    answer: (status: number | Promise<number>) => {
      state.status = status
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
