import { connect, type Socket } from 'node:net'
import { clientFrame, frameReader } from './server-frames.ts'

/** Options of `readers.ts`, as JSON in its first argument. */
export interface ReaderPlan {
  readonly port: number
  readonly path: string
  readonly readers: number
  /** The first frames of each socket: a reader sends the first one, each writer its own. */
  readonly greetings: readonly string[]
  readonly writers: number
  /** The message frame. `TEXT` in it is replaced. */
  readonly messageFrame: string
  readonly burst: number
  readonly everyMs: number
  readonly warmUpMs: number
  readonly measuredMs: number
  /** The handshake of the server, which may take more than one message. */
  readonly protocol: 'plain' | 'socket.io'
}

/**
 * The result, printed as JSON at the end. Before that it prints `connected` and waits for a line.
 */
export interface ReaderReport {
  readonly sent: number
  readonly deliveries: number
  readonly expected: number
  readonly perSecond: number
  readonly p99Ms: number
  readonly medianMs: number
  readonly busy: number
}

const plan: ReaderPlan = JSON.parse(process.argv[2] ?? '')
const MARK = 'bench-'
/**
 * Measures delays only at every n-th reader, because reading the clock for all would affect the
 * result.
 */
const TIMED_EVERY = 10
const CONNECTING_AT_ONCE = 50

const handshake = (at: number) =>
  [
    `GET ${plan.path} HTTP/1.1`,
    ...['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket'],
    ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
    `X-Forwarded-For: 10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
    '\r\n',
  ].join('\r\n')

let isMeasuring = false
let deliveries = 0
const delays: number[] = []

const onPayload = (payload: Buffer, isTimed: boolean) => {
  const at = payload.indexOf(MARK)
  if (at < 0) return
  const isCounted = payload[at + MARK.length] === 0x6d
  if (!isCounted) return
  deliveries += 1
  if (isTimed) {
    const end = payload.indexOf('!', at)
    delays.push(performance.now() - Number(payload.toString('latin1', at + MARK.length + 1, end)))
  }
}

const open = (at: number, greeting: string, isTimed: boolean) =>
  new Promise<Socket>((resolve, reject) => {
    let isUpgraded = false
    const socket = connect(plan.port, '127.0.0.1', () => socket.write(handshake(at))).setNoDelay()
    const read = frameReader((payload) => {
      const first = payload[0]
      if (plan.protocol === 'socket.io' && first === 0x32) socket.write(clientFrame('3'))
      onPayload(payload, isTimed)
    })
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (isUpgraded) return read(chunk)
      const end = chunk.indexOf('\r\n\r\n')
      if (!chunk.includes(' 101 ')) return reject(new Error(String(chunk)))
      isUpgraded = true
      socket.write(clientFrame(greeting))
      read(chunk.subarray(end + 4))
      return resolve(socket)
    })
  })

const sockets: Socket[] = []
const writers: Socket[] = []
for (let at = 0; at < plan.readers; at += CONNECTING_AT_ONCE) {
  const some = Array.from({ length: Math.min(CONNECTING_AT_ONCE, plan.readers - at) }, (_, index) =>
    open(at + index, plan.greetings[0] ?? '', (at + index) % TIMED_EVERY === 0),
  )
  sockets.push(...(await Promise.all(some)))
}
for (let at = 0; at < plan.writers; at += 1) {
  writers.push(await open(plan.readers + at, plan.greetings[at + 1] ?? '', false))
}
console.log('connected')
await new Promise((resolve) => process.stdin.once('data', resolve))

let turn = 0
let sent = 0
const sendBurst = () => {
  for (let count = 0; count < plan.burst; count += 1) {
    const kind = isMeasuring ? 'm' : 'w'
    if (isMeasuring) sent += 1
    const text = `${MARK}${kind}${performance.now()}!`.padEnd(60, '.')
    writers[turn % writers.length]?.write(clientFrame(plan.messageFrame.replace('TEXT', text)))
    turn += 1
  }
}

const timer = setInterval(sendBurst, plan.everyMs)
setTimeout(() => {
  isMeasuring = true
  const before = { cpu: process.cpuUsage(), at: performance.now() }
  console.log('measuring')
  setTimeout(() => {
    clearInterval(timer)
    const seconds = (performance.now() - before.at) / 1_000
    const { user, system } = process.cpuUsage(before.cpu)
    // Waits for messages in transit.
    setTimeout(() => {
      delays.sort((a, b) => a - b)
      const report: ReaderReport = {
        sent,
        deliveries,
        expected: sent * (plan.readers + plan.writers),
        perSecond: deliveries / seconds,
        p99Ms: delays[Math.floor(delays.length * 0.99)] ?? Number.NaN,
        medianMs: delays[Math.floor(delays.length / 2)] ?? Number.NaN,
        busy: (user + system) / 1e6 / seconds,
      }
      console.log(JSON.stringify(report))
      process.exit(0)
    }, 1_500)
  }, plan.measuredMs)
}, plan.warmUpMs)
