import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The quiet time before closing: bytes already in a socket are read in less. */
const QUIET_MS = 100
/** Requests that have not moved a byte for this time do not end by themselves. */
const STALLED_MS = 2_000
/** The longest time to wait for clients that keep asking. */
const DRAIN_TIMEOUT_MS = 5_000

/**
 * Returns a function that closes the app without losing an accepted request. Until no request is
 * running, every answer asks its client to close the connection, so that only idle ones are cut.
 */
export const createDrain = (app: FastifyInstance) => {
  let draining = false
  const running = new Set<IncomingMessage>()
  let arrivals = 0
  app.server.on('request', (request, response) => {
    // A refused request: its response never closes.
    if (request.socket.destroyed) return
    running.add(request)
    arrivals += 1
    response.on('close', () => running.delete(request))
  })
  app.addHook('onSend', async (_, reply) => {
    if (draining) reply.header('Connection', 'close')
  })

  const isQuiet = async () => {
    const before = arrivals
    await wait(QUIET_MS)
    return running.size === 0 && arrivals === before
  }

  /** Grows while anything is received, sent or finished. */
  const progress = () => {
    const sockets = [...running].map(({ socket }) => socket)
    return sockets.reduce((sum, one) => sum + one.bytesRead + one.bytesWritten, 0)
  }

  return async () => {
    draining = true
    const deadline = performance.now() + DRAIN_TIMEOUT_MS
    let [moved, movedAt, left] = [progress(), performance.now(), running.size]
    while (!(await isQuiet()) && performance.now() < deadline) {
      const now = performance.now()
      if (progress() !== moved || running.size !== left) {
        ;[moved, movedAt, left] = [progress(), now, running.size]
      } else if (now - movedAt >= STALLED_MS) break
    }
    // Closing waits for every connection with an unfinished request.
    const cut = () => app.server.closeAllConnections()
    if (running.size > 0) cut()
    const late = setTimeout(cut, STALLED_MS)
    await app.close()
    clearTimeout(late)
  }
}
