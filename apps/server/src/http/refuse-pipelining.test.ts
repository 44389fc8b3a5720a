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
  const told = { socket, isClosed: false, parsed: 0 }
  // Every request of the parser, refused or not.
  server.on('request', () => {
    told.parsed += 1
  })
  socket.resume()
  socket.on('error', () => socket.destroy())
  socket.on('close', () => {
    told.isClosed = true
  })
  onTestFinished(() => {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  })
  return told
}

it('closes a connection that sends a request before its answer, and drops the rest', async () => {
  let asked = 0
  const told = await open(() => {
    asked += 1
  })
  told.socket.write(GET.repeat(2_000))
  await vi.waitFor(() => expect(told.isClosed).toBe(true), WAIT)
  expect([asked, told.parsed]).toEqual([1, 2])
})

it('closes a connection that sends two requests at once, also after a fast answer', async () => {
  let asked = 0
  const told = await open((_, response) => {
    asked += 1
    response.end('hello')
  })
  told.socket.write(GET.repeat(2_000))
  await vi.waitFor(() => expect(told.isClosed).toBe(true), WAIT)
  expect(asked).toBeLessThan(5)
})

it('closes the response in progress', async () => {
  let closes = 0
  const told = await open((_, response) =>
    response.once('close', () => {
      closes += 1
    }),
  )
  told.socket.write(GET + GET)
  await vi.waitFor(() => expect([told.isClosed, closes]).toEqual([true, 1]), WAIT)
})

it.each([
  ['short', 5, 300],
  ['long', 3 * 1_048_576, 10],
])('answers one request after another, with %s answers', async (_, length, times) => {
  let asked = 0
  const told = await open((_request, response) => {
    asked += 1
    response.end(`${'.'.repeat(length)}end`)
  })
  // The next request is sent when the last byte of the answer has arrived.
  told.socket.on('data', (bytes: Buffer) => {
    if (asked < times && bytes.subarray(-3).equals(Buffer.from('end'))) told.socket.write(GET)
  })
  told.socket.write(GET)
  await vi.waitFor(() => expect(asked).toBe(times), WAIT)
  expect(told.isClosed).toBe(false)
})
