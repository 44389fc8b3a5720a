import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The quiet time before closing: bytes already in a socket are read in less. */
const QUIET_MS = 100
/** The longest time to wait for clients that keep asking. */
const DRAIN_TIMEOUT_MS = 5_000

/**
 * Returns a function that closes the app without losing an accepted request. Until no request is
 * running, every answer asks its client to close the connection, so that only idle ones are cut.
 */
export const createDrain = (app: FastifyInstance) => {
  let draining = false
  let running = 0
  let arrivals = 0
  const onClose = () => {
    running -= 1
  }
  app.server.on('request', (request, response) => {
    // A refused request: its response never closes.
    if (request.socket.destroyed) return
    running += 1
    arrivals += 1
    // One shared listener is cheaper than one for each response; a response closes only once.
    response.on('close', onClose)
  })
  app.addHook('onSend', async (_, reply) => {
    if (draining) reply.header('Connection', 'close')
  })

  const isQuiet = async () => {
    const before = arrivals
    await wait(QUIET_MS)
    return running === 0 && arrivals === before
  }

  return async () => {
    draining = true
    const deadline = performance.now() + DRAIN_TIMEOUT_MS
    while (!(await isQuiet()) && performance.now() < deadline);
    await app.close()
  }
}
