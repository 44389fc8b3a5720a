import { connect, type Socket } from 'node:net'
import { responseReader } from './response-reader.ts'
import { type Clients, requestOf } from './visitors.ts'

/** Options of this script, as JSON in its first argument. */
export interface Pace {
  readonly port: number
  readonly path: string
  readonly perSecond: number
  readonly clients: Clients
  /** The number of the first visitor, so that no visitor is used twice. */
  readonly from: number
}

const { port, path, perSecond, clients, from }: Pace = JSON.parse(process.argv[2] ?? '')
const CONNECTIONS = 32
const STEP_MS = 20

let sent = 0
let due = 0

/** One request per connection at a time. The next free connection sends overdue requests. */
const idle = new Set<Socket>()
const sendDue = () => {
  for (const socket of idle) {
    if (sent >= due) return
    idle.delete(socket)
    socket.write(requestOf(path, from + sent, clients), 'latin1')
    sent += 1
  }
}
for (let count = 0; count < CONNECTIONS; count += 1) {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  socket.on(
    'data',
    responseReader(() => {
      idle.add(socket)
      sendDue()
    }),
  )
  socket.on('connect', () => idle.add(socket))
}

const begun = performance.now()
setInterval(() => {
  due = ((performance.now() - begun) / 1_000) * perSecond
  sendDue()
}, STEP_MS)

// The parent waits for a line, and stops this process at the end.
console.log('pacing')
