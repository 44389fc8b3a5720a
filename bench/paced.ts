import { connect } from 'node:net'
import { responseReader } from './response-reader.ts'
import { type Askers, requestOf } from './visitors.ts'

/** What `paced.ts` is asked for, as JSON in its first argument. */
export interface Pace {
  readonly port: number
  readonly path: string
  readonly perSecond: number
  readonly askers: Askers
  /** The number of the first one who asks, so that nobody comes twice. */
  readonly from: number
}

const { port, path, perSecond, askers, from }: Pace = JSON.parse(process.argv[2] ?? '')
const CONNECTIONS = 8
const STEP_MS = 20

let sent = 0
const sockets = Array.from({ length: CONNECTIONS }, () => {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  socket.on(
    'data',
    responseReader(() => undefined),
  )
  return socket
})

const begun = performance.now()
setInterval(() => {
  const due = ((performance.now() - begun) / 1_000) * perSecond
  for (; sent < due; sent += 1) {
    sockets[sent % CONNECTIONS]?.write(requestOf(path, from + sent, askers), 'latin1')
  }
}, STEP_MS)

// Whoever has started us waits for a line, and stops us when it is done.
console.log('pacing')
