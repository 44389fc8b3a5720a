import type { IncomingMessage } from 'node:http'

/** The address as the last of so many trusted proxies saw it; without any, the connection's own. */
export const clientAddress = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxyHops: number,
): string => {
  const own = socket.remoteAddress ?? ''
  if (trustedProxyHops === 0) return own
  const header = String(headers['x-forwarded-for'] ?? '')
  // Behind one proxy it is a single address, and this is asked for every article that is read.
  if (!header.includes(',')) return header.trim() || own
  const forwarded = header
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return forwarded.at(-Math.min(trustedProxyHops, forwarded.length)) ?? own
}
