import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** So long nothing may be under way: what already stands in a socket is read in less. */
const QUIET_MS = 100
/** Whoever keeps asking does not keep us alive. */
const PATIENCE_MS = 5_000

/**
 * Closes without losing an accepted request: until things are quiet every answer asks its client
 * not to use the connection again, so that none is in use when the idle ones are closed.
 */
export const createDrain = (app: FastifyInstance) => {
  let draining = false
  let underWay = 0
  let arrivals = 0
  const onClose = () => {
    underWay -= 1
  }
  app.server.on('request', (request, response) => {
    // Refused: its response never closes.
    if (request.socket.destroyed) return
    underWay += 1
    arrivals += 1
    // A response closes only once, and one function for all is cheaper than one for each.
    response.on('close', onClose)
  })
  app.addHook('onSend', async (_, reply) => {
    if (draining) reply.header('Connection', 'close')
  })

  const isQuiet = async () => {
    const before = arrivals
    await wait(QUIET_MS)
    return underWay === 0 && arrivals === before
  }

  return async () => {
    draining = true
    const patienceEnds = performance.now() + PATIENCE_MS
    while (!(await isQuiet()) && performance.now() < patienceEnds);
    await app.close()
  }
}
