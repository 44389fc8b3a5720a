/**
 * Shutdown, crash and start of the server (57P), lost connections (08), too many of them, a
 * transaction that paused for too long, and a lock that others held for too long.
 */
const SERVER_STATES = /^(?:57P0[1-3]|08|53300|25P03|55P03)/
const NETWORK_CODES: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]
/** Errors of the client library have no code. */
const CLIENT_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a query failed because the database server cannot be reached now. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as { code?: unknown }
  if (typeof code !== 'string') return false
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return (
    SERVER_STATES.test(code) || NETWORK_CODES.includes(code) || CLIENT_MESSAGES.test(error.message)
  )
}
