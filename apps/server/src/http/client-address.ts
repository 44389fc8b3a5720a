import type { IncomingMessage } from 'node:http'

/** The address as the last of so many trusted proxies saw it; without any, the connection's own. */
export const clientAddress = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxyHops: number,
): string => {
  const own = socket.remoteAddress ?? ''
  if (trustedProxyHops === 0) return own
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return forwarded.at(-Math.min(trustedProxyHops, forwarded.length)) ?? own
}
