import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { refusePipelining } from './refuse-pipelining.ts'

const WAIT = { timeout: 10_000 }
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

const open = async (answer: RequestListener) => {
  const server = createServer(refusePipelining(answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const connection = { socket, isClosed: false, parsed: 0 }
  // Every request of the parser, refused or not.
  server.on('request', () => {
    connection.parsed += 1
  })
  socket.resume()
  socket.on('error', () => socket.destroy())
  socket.on('close', () => {
    connection.isClosed = true
  })
  onTestFinished(() => {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  })
  return connection
}

it('closes a connection that sends a request before its answer, and drops the rest', async () => {
  let requests = 0
  const connection = await open(() => {
    requests += 1
  })
  connection.socket.write(GET.repeat(2_000))
  await vi.waitFor(() => expect(connection.isClosed).toBe(true), WAIT)
  expect([requests, connection.parsed]).toEqual([1, 2])
})

it('closes a connection that sends two requests at once, also after a fast answer', async () => {
  let requests = 0
  const connection = await open((_, response) => {
    requests += 1
    response.end('hello')
  })
  connection.socket.write(GET.repeat(2_000))
  await vi.waitFor(() => expect(connection.isClosed).toBe(true), WAIT)
  expect(requests).toBeLessThan(5)
})

it('closes the response in progress', async () => {
  let closes = 0
  const connection = await open((_, response) =>
    response.once('close', () => {
      closes += 1
    }),
  )
  connection.socket.write(GET + GET)
  await vi.waitFor(() => expect([connection.isClosed, closes]).toEqual([true, 1]), WAIT)
})

it.each([
  ['short', 5, 300],
  ['long', 3 * 1_048_576, 10],
])('answers one request after another, with %s answers', async (_, length, times) => {
  let requests = 0
  const connection = await open((_request, response) => {
    requests += 1
    response.end(`${'.'.repeat(length)}end`)
  })
  // The next request is sent when the last byte of the answer has arrived.
  connection.socket.on('data', (bytes: Buffer) => {
    if (requests < times && bytes.subarray(-3).equals(Buffer.from('end')))
      connection.socket.write(GET)
  })
  connection.socket.write(GET)
  await vi.waitFor(() => expect(requests).toBe(times), WAIT)
  expect(connection.isClosed).toBe(false)
})
