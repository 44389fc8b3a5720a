import type { IncomingMessage } from 'node:http'

/** Returns the address that the last trusted proxy saw; without proxies, the peer of the connection. */
export const clientAddress = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxyHops: number,
): string => {
  const own = socket.remoteAddress ?? ''
  if (trustedProxyHops === 0) return own
  const header = String(headers['x-forwarded-for'] ?? '')
  // The fast path for one proxy: this runs for every read of an article.
  if (!header.includes(',')) return header.trim() || own
  const forwarded = header
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return forwarded.at(-Math.min(trustedProxyHops, forwarded.length)) ?? own
}
