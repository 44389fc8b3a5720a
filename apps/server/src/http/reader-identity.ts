import type { IncomingMessage } from 'node:http'
import { isProgram } from './bot-detection.ts'
import { clientAddress } from './client-address.ts'
import { headerReader } from './read-headers.ts'

/** As far as it decides whether somebody counts; none of it is kept. */
export interface Reader {
  readonly ip: string
  readonly device: string
  readonly referer: string | undefined
  /** The name by which the site was asked. */
  readonly host: string
}

const headersOf = headerReader('user-agent', 'sec-purpose', 'x-forwarded-for', 'referer', 'host')

/** Who reads, if it is a person: neither a program nor a browser that fetches in case somebody goes there. */
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
