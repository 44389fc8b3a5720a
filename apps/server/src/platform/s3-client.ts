import { createHash } from 'node:crypto'
import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import aws4 from 'aws4'
import { FilesRefused, FilesUnavailable } from './files-unavailable.ts'
import type { S3Address } from './s3-address.ts'

/** A content that can be sent again. */
export interface S3Content {
  readonly bytes: number
  /** The store rejects content that was damaged on its way. */
  readonly sha256: string
  readonly stream: () => Readable
}

export const bytesContent = (bytes: Uint8Array): S3Content => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  stream: () => Readable.from([bytes], { objectMode: false }),
})

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Empty: the bucket itself. */
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly content?: S3Content
}

interface S3Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface S3Client {
  /**
   * Resolves with a success or with one of the statuses that the caller expects; rejects with
   * `FilesUnavailable` otherwise, with `FilesRefused` for a lasting refusal. Short failures are tried again: every request may be repeated.
   */
  send(request: S3Request, expected?: readonly number[]): Promise<S3Answer>
  /** Returns an address where anybody can read an object until it expires. */
  signedUrl(key: string, query: Readonly<Record<string, string>>): string
  close(): void
}

/** Without a sign of life for so long, the store is away. */
const IDLE_MS = 10_000
/** For requests without a large body. */
const ANSWER_WITHIN_MS = 30_000
const RETRY_DELAYS_MS = [200, 1_000]
const SOCKETS_MAX = 64

const EMPTY: S3Content = {
  bytes: 0,
  sha256: createHash('sha256').digest('hex'),
  stream: () => Readable.from([]),
}

/** The only characters that signatures leave as they are. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const queryText = (query: Readonly<Record<string, string>>) => {
  const parts = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** Returns the code of an error, such as `SlowDown`. */
const errorCode = ({ body }: S3Answer) =>
  body.toString('utf8', 0, 4_096).split('<Code>')[1]?.split('</Code>')[0] ?? ''

/** Content that was damaged or cut on its way can be sent again. */
const DAMAGED = new Set(['BadDigest', 'IncompleteBody', 'RequestTimeout'])
const isPassing = (answer: S3Answer) =>
  answer.status === 429 ||
  (answer.status >= 500 && answer.status !== 501) ||
  DAMAGED.has(errorCode(answer))

class TimedOut extends Error {}
/** The store has closed a connection that was kept for the next request. */
class ClosedMeanwhile extends Error {}

export const createS3Client = (address: S3Address, idleMs = IDLE_MS): S3Client => {
  const { isHttps, bucket, region, accessKeyId, secretAccessKey } = address
  const { request, Agent } = isHttps ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS_MAX })
  const host = address.isPathStyle ? address.host : `${bucket}.${address.host}`
  const port = address.port === undefined ? {} : { port: address.port }

  const pathOf = (key: string) => {
    const parts = address.isPathStyle ? [bucket, ...key.split('/')] : key.split('/')
    return `/${parts.map(encode).join('/')}`
  }

  const signed = (path: string, more: object) =>
    aws4.sign(
      { host, ...port, path, service: 's3', region, ...more },
      { accessKeyId, secretAccessKey },
    )

  const once = async ({ method, key, query = {}, headers = {}, content = EMPTY }: S3Request) => {
    const options = signed(pathOf(key) + queryText(query), {
      method,
      headers: {
        ...headers,
        'X-Amz-Content-Sha256': content.sha256,
        ...((method === 'PUT' || method === 'POST') && { 'Content-Length': content.bytes }),
      },
    })
    const call = request({ ...options, agent, timeout: idleMs } as http.RequestOptions)
    const late = () => call.destroy(new TimedOut('no answer in time'))
    call.on('timeout', late)
    const timer = content === EMPTY ? setTimeout(late, ANSWER_WITHIN_MS) : undefined
    try {
      return await new Promise<S3Answer>((resolve, reject) => {
        call.on('error', (error: NodeJS.ErrnoException) => {
          const isOld = call.reusedSocket && error.code === 'ECONNRESET'
          reject(isOld ? new ClosedMeanwhile() : error)
        })
        call.on('response', (answer) => {
          const { statusCode: status = 0, headers } = answer
          buffer(answer).then((body) => resolve({ status, headers, body }), reject)
        })
        // A store that refuses content may answer before it has read all of it.
        pipeline(content.stream(), call).catch((error) => call.destroy(error))
      })
    } finally {
      clearTimeout(timer)
    }
  }

  /** Every kept connection may be closed by now; a new one is not. */
  const onOpenConnection = async (asked: S3Request): Promise<S3Answer> => {
    try {
      return await once(asked)
    } catch (error) {
      if (error instanceof ClosedMeanwhile) return onOpenConnection(asked)
      throw error
    }
  }

  const sentence = (asked: S3Request, reason: string) =>
    `${asked.method} ${asked.key || bucket}: ${reason}`

  /** Returns an answer, or the reason why there is none yet. */
  const attempt = async (asked: S3Request, expected: readonly number[]) => {
    try {
      const answer = await onOpenConnection(asked)
      if (answer.status < 300) return answer
      if (expected.includes(answer.status) && errorCode(answer) !== 'NoSuchBucket') return answer
      const text = sentence(asked, `${answer.status} ${errorCode(answer)}`.trim())
      if (isPassing(answer)) return new FilesUnavailable(text)
      throw new FilesRefused(text)
    } catch (error) {
      if (error instanceof FilesUnavailable) throw error
      const unreachable = new FilesUnavailable(sentence(asked, String(error)), { cause: error })
      // A second wait would be too long for whoever waits for the answer.
      if (error instanceof TimedOut) throw unreachable
      return unreachable
    }
  }

  return {
    send: async (asked, expected = []) => {
      for (const delay of RETRY_DELAYS_MS) {
        const answer = await attempt(asked, expected)
        if (!(answer instanceof Error)) return answer
        await sleep(delay)
      }
      const last = await attempt(asked, expected)
      if (last instanceof Error) throw last
      return last
    },
    signedUrl: (key, query) => {
      const { path } = signed(pathOf(key) + queryText(query), { method: 'GET', signQuery: true })
      const colon = address.port === undefined ? '' : `:${address.port}`
      return `${isHttps ? 'https' : 'http'}://${host}${colon}${path}`
    },
    close: () => agent.destroy(),
  }
}
