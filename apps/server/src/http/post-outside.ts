import { type LookupAddress, lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction, Socket } from 'node:net'
import { isPrivateHost } from './private-hosts.ts'

const ANSWER_MAX_BYTES = 16_384

/** Fails for a name with a private address. The connection uses the checked address. */
export const publicLookup =
  (resolve: typeof lookup): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, [])
      const isPrivate = found.some(({ address }) => isPrivateHost(address))
      if (isPrivate) return done(new Error('a private address'), [])
      if (options.all) return done(null, found)
      const [first] = found
      return done(null, first?.address ?? '', first?.family)
    })

/** Checks the connected address once more, before anything is sent. */
export const refusePrivatePeer = (socket: Socket) => {
  socket.once('connect', () => {
    if (isPrivateHost(socket.remoteAddress ?? '')) socket.destroy(new Error('a private address'))
  })
}

interface Post {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
  /** Whether private and local addresses are allowed. */
  readonly mayBePrivate: boolean
  /** For the whole request. */
  readonly timeoutMs: number
}

/**
 * Posts to an address that an administrator typed in, and returns the status of the answer. Sends no
 * cookies or credentials, follows no redirect, and reads only a little of the answer.
 */
export const postOutside = ({ url, headers, body, mayBePrivate, timeoutMs }: Post) =>
  new Promise<number>((resolve, reject) => {
    const address = new URL(url)
    if (!mayBePrivate && isPrivateHost(address.hostname)) {
      throw new Error('a private address')
    }
    const post = address.protocol === 'https:' ? requestHttps : requestHttp
    const options = {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!mayBePrivate && { lookup: publicLookup(lookup) }),
    }
    const sending = post(address, options, (answer) => {
      let bytes = 0
      const status = answer.statusCode ?? 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > ANSWER_MAX_BYTES) {
          resolve(status)
          answer.destroy()
        }
      })
      answer.on('end', () => resolve(status))
      answer.on('error', reject)
    })
    if (!mayBePrivate) sending.on('socket', refusePrivatePeer)
    sending.on('error', reject)
    sending.end(body)
  })
