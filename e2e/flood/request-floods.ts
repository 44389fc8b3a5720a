import { Agent, request } from 'node:http'
import type { Socket } from 'node:net'
import { setInterval as beats } from 'node:timers'
import { type FloodConnections, pour } from './flood-connections.ts'
import type { FloodPlan } from './flood-plan.ts'

const STALLED = 200
const READERS = 200
const READ_EVERY_MS = 1_000
const PAGES_AT_ONCE = 16
const RETRIED_AFTER_MS = 5

const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nUser-Agent: Mozilla/5.0\r\nAccept-Encoding: br\r\n\r\n`
const BODY_BYTES = 60_000

const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'GET /ws/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n',
  [
    ...['POST /api/user/login HTTP/1.1', 'Host: x', 'Content-Type: application/json'],
    ...[`Content-Length: ${BODY_BYTES + 1}`, '', ' '.repeat(BODY_BYTES)],
  ].join('\r\n'),
]

/** Sends endless headers and bodies, and opens idle connections. Some continue byte by byte. */
export const stalled = ({ keepOpen }: FloodConnections) => {
  let turn = 0
  keepOpen(STALLED, (socket) => {
    turn += 1
    const beginning = BEGINNINGS[turn % BEGINNINGS.length] ?? ''
    if (beginning) socket.write(beginning)
    if (!beginning.includes('X-Slow')) return
    const beat = beats(() => socket.write('x'), READ_EVERY_MS)
    socket.once('close', () => clearInterval(beat))
  })
}

const readSlowly = (socket: Socket) => {
  socket.pause()
  const beat = beats(() => socket.read(1), READ_EVERY_MS)
  socket.once('close', () => clearInterval(beat))
}

/** Requests large downloads and reads slowly, and requests pages without reading. */
export const slowReaders = ({ keepOpen }: FloodConnections, { download }: FloodPlan) => {
  let turn = 0
  keepOpen(READERS, (socket) => {
    turn += 1
    readSlowly(socket)
    if (turn % 2) socket.write(get(download))
    else pour(socket, Buffer.from(get('/home').repeat(100)))
  })
}

const random = () => Math.random().toString(36).slice(2)
const ADDRESSES = [
  () => `/x-${random()}`,
  () => `/article?id=${Math.floor(Math.random() * 1e9)}`,
  () => `/article?id=${random()}`,
  () => `/robots.txt?q=${random()}`,
  () => `/search?q=${random()}`,
  () => `/?page=${Math.floor(Math.random() * 1e6)}`,
  () => `/${random()}?${random()}=${random()}`,
]

/** Requests new pages, a few at a time, for the whole duration. */
export const randomPages = (
  { answered, wasOpened }: FloodConnections,
  { port, from }: FloodPlan,
) => {
  const agent = new Agent({ keepAlive: true, maxSockets: PAGES_AT_ONCE })
  let turn = 0
  const ask = () => {
    turn += 1
    const path = ADDRESSES[turn % ADDRESSES.length]?.() ?? '/'
    const headers = { 'user-agent': 'Mozilla/5.0', 'accept-encoding': 'br' }
    const asked = request({ agent, port, host: '127.0.0.1', localAddress: from, path, headers })
    asked.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', wasOpened)
    })
    asked.on('response', (response) => {
      answered(response.statusCode ?? 0)
      response.resume()
      response.once('close', ask)
    })
    asked.on('error', () => {
      answered('failed')
      setTimeout(ask, RETRIED_AFTER_MS)
    })
    asked.end()
  }
  for (let at = 0; at < PAGES_AT_ONCE; at += 1) ask()
}
