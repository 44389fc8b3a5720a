import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createDrain } from './drain.ts'

it.each([
  ['waits for the rest of its body', 'text/plain'],
  ['was refused', 'text/unknown'],
])('an unfinished request that %s does not hold the end', async (_, type) => {
  const app = Fastify()
  app.post('/', async () => 'done')
  const drain = createDrain(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.resume()
  const arrived = once(app.server, 'request')
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\nhalf`,
  )
  await arrived
  const cut = once(socket, 'close')
  await drain()
  await cut
  expect(app.server.listening).toBe(false)
})
