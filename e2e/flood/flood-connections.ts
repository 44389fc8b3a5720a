import { connect, type Socket } from 'node:net'
import type { FloodPlan, FloodReport } from './flood-plan.ts'

const REOPENED_AFTER_MS = 2

const STATUS = /^HTTP\/1\.1 (\d{3})/

/** Counts and opens the connections of one flood. */
export const floodConnections = ({ port, from }: Pick<FloodPlan, 'port' | 'from'>) => {
  const answers: Record<string, number> = {}
  const living = new Set<Socket>()
  let opened = 0
  let closed = 0
  let gone = 0

  const answered = (status: string | number) => {
    answers[status] = (answers[status] ?? 0) + 1
  }

  const wasOpened = () => {
    opened += 1
  }

  /** Opens a connection and counts its first response. It continues to read unless it is paused. */
  const open = (onConnect: (socket: Socket) => void): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true }, () => {
      wasOpened()
      onConnect(socket)
    })
    living.add(socket)
    // A flood expects a rejected connection. The following close event counts it.
    socket.on('error', () => socket.destroy())
    socket.once('data', (bytes: Buffer) => {
      const status = STATUS.exec(bytes.toString('latin1', 0, 12))?.[1]
      if (status) answered(status)
    })
    socket.once('close', () => {
      living.delete(socket)
      gone += socket.bytesWritten
      closed += 1
    })
    return socket
  }

  /** Keeps a number of connections open. A new connection replaces a closed one. */
  const keepOpen = (count: number, onConnect: (socket: Socket) => void) => {
    const place = () => {
      open(onConnect).once('close', () => setTimeout(place, REOPENED_AFTER_MS))
    }
    for (let at = 0; at < count; at += 1) place()
  }

  const report = (): FloodReport => {
    const sentBytes = [...living].reduce((sum, socket) => sum + socket.bytesWritten, gone)
    return { opened, closed, sentBytes, answers }
  }
  return { keepOpen, wasOpened, answered, report }
}

export type FloodConnections = ReturnType<typeof floodConnections>

/** Writes the same bytes as fast as the socket accepts them. */
export const pour = (socket: Socket, bytes: Buffer) => {
  const more = () => {
    while (!socket.destroyed && socket.write(bytes));
  }
  socket.on('drain', more)
  more()
}
