import { lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { publicLookup, refusePrivatePeer } from './post-outside.ts'
import { isPrivateHost } from './private-hosts.ts'

interface Get {
  readonly url: string
  readonly maxBytes: number
  /** Whether private and local addresses are allowed. */
  readonly mayBePrivate?: boolean
  /** For each request. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 20_000
const REDIRECTS_MAX = 3

const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

const requestOnce = ({ url, mayBePrivate = false, timeoutMs = TIMEOUT_MS }: Get) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const address = new URL(url)
    if (!mayBePrivate && isPrivateHost(address.hostname)) throw new Error('a private address')
    const get = address.protocol === 'https:' ? requestHttps : requestHttp
    const options = {
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!mayBePrivate && { lookup: publicLookup(lookup) }),
    }
    const asking = get(address, options, resolve)
    if (!mayBePrivate) asking.on('socket', refusePrivatePeer)
    asking.on('error', reject)
    asking.end()
  })

const readBody = async (answer: IncomingMessage, maxBytes: number) => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer) {
    bytes += chunk.length
    if (bytes > maxBytes) {
      answer.destroy()
      return undefined
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const follow = async (get: Get, redirects: number): Promise<Buffer | undefined> => {
  if (!isWeb(get.url)) return undefined
  const answer = await requestOnce(get)
  const { statusCode = 0, headers } = answer
  if (statusCode === 200) return readBody(answer, get.maxBytes)
  answer.destroy()
  const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined
  if (!isRedirect || redirects === 0 || !URL.canParse(headers.location ?? '', get.url)) {
    return undefined
  }
  const url = new URL(headers.location ?? '', get.url).href
  return follow({ ...get, url }, redirects - 1)
}

/**
 * Fetches a file from an address that an imported text names. Sends no cookies or credentials, checks
 * every redirect, and returns undefined if there is no such file or it is too large.
 */
export const getOutside = (get: Get): Promise<Buffer | undefined> =>
  follow(get, REDIRECTS_MAX).catch(() => undefined)
