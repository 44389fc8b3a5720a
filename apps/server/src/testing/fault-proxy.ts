import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The fault of a connection. */
export type Fault =
  | { readonly kind: 'none' }
  /** Every part of the answer arrives late. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** The server is too busy. */
  | { readonly kind: 'busy' }
  /** The connection is cut after so many bytes of the request or of the answer. */
  | { readonly kind: 'cut'; readonly side: 'request' | 'answer'; readonly bytes: number }
  /** Nothing is ever answered. */
  | { readonly kind: 'silent' }

const BUSY = '<Error><Code>SlowDown</Code></Error>'
const BUSY_ANSWER = `HTTP/1.1 503 Slow Down\r\nContent-Length: ${BUSY.length}\r\nConnection: close\r\n\r\n${BUSY}`

const NONE: Fault = { kind: 'none' }

/** Cuts both ends after so many bytes. */
const cutAfter = (bytes: number, from: Socket, to: Socket) => {
  let left = bytes
  from.on('data', (chunk: Buffer) => {
    to.write(chunk.subarray(0, left))
    left -= chunk.length
    if (left <= 0) {
      from.destroy()
      to.destroy()
    }
  })
}

const delayed = (ms: number, from: Socket, to: Socket) => {
  from.on('data', (chunk: Buffer) => setTimeout(() => to.writable && to.write(chunk), ms))
}

const forward = (fault: Fault, client: Socket, port: number) => {
  const server = connect(port, '127.0.0.1')
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    // A planted fault breaks connections; the test looks at what the program makes of it.
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
  }
  if (fault.kind === 'cut' && fault.side === 'request') cutAfter(fault.bytes, client, server)
  else client.pipe(server)
  if (fault.kind === 'cut' && fault.side === 'answer') cutAfter(fault.bytes, server, client)
  else if (fault.kind === 'slow') delayed(fault.ms, server, client)
  else server.pipe(client)
}

/** Stands between a client and a server, and plants faults. Closed after the test. */
export const startFaultProxy = async (port: number) => {
  let fault: Fault = NONE
  let left = 0
  const clients = new Set<Socket>()
  const proxy = createServer((client) => {
    clients.add(client.on('close', () => clients.delete(client)))
    const current = left > 0 ? fault : NONE
    left -= 1
    if (current.kind === 'silent') client.on('error', () => undefined).resume()
    else if (current.kind === 'busy') {
      client.on('error', () => undefined).once('data', () => client.resume().end(BUSY_ANSWER))
    } else forward(current, client, port)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const cutAll = () => {
    for (const client of clients) client.destroy()
  }
  onTestFinished(() => {
    cutAll()
    proxy.close()
  })
  return {
    port: (proxy.address() as AddressInfo).port,
    /** Plants a fault into the next connections, and closes the present ones. */
    plant: (planted: Fault, connections = Number.POSITIVE_INFINITY) => {
      fault = planted
      left = connections
      cutAll()
    },
    mend: () => {
      left = 0
      cutAll()
    },
  }
}
