import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ReadyBytes } from './answer-cache.ts'

/** The head of an answer as Node has written it, before and after the date. */
interface Head {
  readonly before: string
  readonly after: string
}

/** Node's own field for the written head. Without it every answer takes the slow way. */
type WithHead = ServerResponse & { _header?: string | null }

const DATE = /(?<=\r\nDate: )[^\r]+/
const IS_KEPT = /\r\nConnection: keep-alive\r\n/

const SECOND_MS = 1_000

/** Returns the date of a head. It changes once a second. */
const createDate = () => {
  let text = ''
  let changesAt = 0
  return (): string => {
    const now = Date.now()
    if (now >= changesAt) {
      text = new Date(now).toUTCString()
      changesAt = now - (now % SECOND_MS) + SECOND_MS
    }
    return text
  }
}

const headOf = (written: string | null | undefined): Head | undefined => {
  const date = written && IS_KEPT.test(written) ? DATE.exec(written) : null
  if (!written || !date) return undefined
  const [text] = date
  return { before: written.slice(0, date.index), after: written.slice(date.index + text.length) }
}

/**
 * Sends prepared bytes. Node writes and checks a dozen headers for every answer, which takes longer
 * than finding the answer, so the head of the first answer is used again. Only the date changes.
 */
export const createReadySender = () => {
  const heads = new WeakMap<ReadyBytes, Head>()
  const date = createDate()

  return (request: IncomingMessage, response: WithHead, ready: ReadyBytes): void => {
    const isPlain =
      request.method === 'GET' && request.httpVersionMinor === 1 && response.shouldKeepAlive
    const head = isPlain ? heads.get(ready) : undefined
    if (head) response._header = head.before + date() + head.after
    else {
      response.writeHead(200, ready.headers)
      const written = isPlain ? headOf(response._header) : undefined
      if (written) heads.set(ready, written)
    }
    response.end(request.method === 'HEAD' ? '' : ready.body, 'latin1')
  }
}
