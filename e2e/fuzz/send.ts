import { request } from 'node:http'
import { connect } from 'node:net'
import type { FuzzRequest } from './requests.ts'

/** The time limit of a request. */
const HANG_MS = 5_000

export type Outcome = { readonly status: number } | 'closed' | 'hangs'

/** Sends a request unchanged. The path is not normalised. */
export const send = (port: number, { method, path, headers, body }: FuzzRequest) =>
  new Promise<Outcome>((resolve) => {
    const sending = request(
      {
        ...{ host: '127.0.0.1', port, method, path: encodedPath(path), agent: false },
        // Node omits the length for some methods. The body would then be read as another request.
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        response.resume()
        response.on('close', () => resolve({ status: response.statusCode ?? 0 }))
      },
    )
    sending.setTimeout(HANG_MS, () => {
      resolve('hangs')
      sending.destroy()
    })
    sending.on('error', () => resolve('closed'))
    sending.end(body)
  })

/** Node rejects some characters in a request line. */
const encodedPath = (path: string) =>
  path.replace(/[^!-~]/gu, (character) => encodeURIComponent(character.toWellFormed()))

/** Writes bytes. Closes the connection after a moment without a response. */
export const sendBytes = (port: number, bytes: Buffer, patienceMs: number) =>
  new Promise<Outcome>((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const timer = setTimeout(() => socket.destroy(), patienceMs)
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(timer)
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? []
      resolve(status === undefined ? 'closed' : { status: Number(status) })
    })
  })
