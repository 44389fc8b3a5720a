import { connect } from 'node:net'
import { requestOf } from './visitors.ts'

/** A response that the bare server repeats. */
export interface RecordedAnswer {
  /** Names and values alternately, without the headers that `node:http` adds itself. */
  readonly headers: string[]
  /** In base64. */
  readonly body: string
  readonly keepAliveMs: number
}

const HEAD_END = '\r\n\r\n'
const OWN_OF_NODE = /^(?:date|connection|keep-alive)$/i
const DATE = /\r\nDate: [^\r]*/

const split = (bytes: Buffer) => {
  const end = bytes.indexOf(HEAD_END)
  const head = bytes.toString('latin1', 0, Math.max(end, 0))
  const body = bytes.subarray(end + HEAD_END.length)
  const isWhole = end >= 0 && body.length >= Number(/content-length: (\d+)/i.exec(head)?.[1])
  return { head, body, isWhole }
}

/** Returns all bytes of the response to one request of one visitor. */
export const rawAnswer = (port: number, path: string, visitor = 1): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    let bytes: Buffer = Buffer.alloc(0)
    const socket = connect(port, '127.0.0.1', () => socket.write(requestOf(path, visitor)))
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      if (!split(bytes).isWhole) return
      socket.destroy()
      resolve(bytes)
    })
  })

/** Removes the date. Two responses may differ in its seconds, and in nothing else. */
export const withoutDate = (answer: Buffer): string => answer.toString('latin1').replace(DATE, '')

export const recordAnswer = async (port: number, path: string): Promise<RecordedAnswer> => {
  const { head, body } = split(await rawAnswer(port, path))
  const [status = '', ...lines] = head.split('\r\n')
  if (!status.startsWith('HTTP/1.1 200 ')) throw new Error(`${path} answers ${status}`)
  const headers = lines.map((line) => {
    const colon = line.indexOf(': ')
    return [line.slice(0, colon), line.slice(colon + 2)] as const
  })
  const [, seconds = '5'] = /^keep-alive: timeout=(\d+)/im.exec(head) ?? []
  return {
    headers: headers.filter(([name]) => !OWN_OF_NODE.test(name)).flat(),
    body: body.toString('base64'),
    keepAliveMs: Number(seconds) * 1_000,
  }
}
