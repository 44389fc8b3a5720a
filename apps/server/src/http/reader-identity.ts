import type { IncomingMessage } from 'node:http'
import { isProgram } from './bot-detection.ts'
import { clientAddress } from './client-address.ts'
import { headerReader } from './read-headers.ts'

/** The facts that decide whether a read counts; none of them is stored. */
export interface Reader {
  readonly ip: string
  readonly device: string
  readonly referer: string | undefined
  /** The host of the request. */
  readonly host: string
}

const headersOf = headerReader('user-agent', 'sec-purpose', 'x-forwarded-for', 'referer', 'host')

/** Returns the reader; undefined for a program and for a prefetch. */
export const readerOf = (
  request: IncomingMessage,
  trustedProxyHops: number,
): Reader | undefined => {
  const headers = headersOf(request)
  const { 'user-agent': device = '', host = '', referer } = headers
  if (isProgram(device) || String(headers['sec-purpose'] ?? '').includes('prefetch')) {
    return undefined
  }
  const ip = clientAddress({ socket: request.socket, headers }, trustedProxyHops)
  return { ip, device, referer, host }
}
