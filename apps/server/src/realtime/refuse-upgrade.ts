import type { Duplex } from 'node:stream'

const RETRY_AFTER_S = 5

const TEMPORARY = /^(429|503) /

/** Refuses a handshake, reads nothing more, and ends the connection even if the client does not. */
export const refuseUpgrade = (connection: Duplex, status: string, lingerMs: number) => {
  const retry = TEMPORARY.test(status) ? `Retry-After: ${RETRY_AFTER_S}\r\n` : ''
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${retry}Content-Length: 0\r\n\r\n`)
  setTimeout(() => connection.destroy(), lingerMs).unref()
}
