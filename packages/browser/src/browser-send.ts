import {
  type Answered,
  type Call,
  type FileToSend,
  type Language,
  openAnswer,
  REQUEST_TIMEOUT_MS,
  type Send,
  XSRF,
} from '@lanting/contract'
import { CallError } from './call-error.ts'

interface Options {
  readonly language: () => Language
  readonly token: () => string | undefined
  /** Tells the person what went wrong, unless the caller does so itself. */
  readonly announce: (failure: CallError) => void
  /** The token that the call held is worth nothing: answers whether to try again with another. */
  readonly onRefused: (failure: CallError, held: string | undefined) => Promise<boolean>
  /** Where relative addresses begin; a browser knows that by itself. */
  readonly base?: string
}

/** An answer as it came, before anybody has looked into it. */
export interface Carried {
  readonly status: number
  readonly text: string
}

const UNAUTHORIZED = 401

const isSuccess = (status: number) => status >= 200 && status < 300

/** Tokens are for our own API; no other address ever sees one. */
const isOwnApi = (url: string) => url.startsWith('/api/')

const readCookie = (name: string) =>
  typeof document === 'undefined'
    ? undefined
    : document.cookie
        .split('; ')
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1)

const unanswered = (error: unknown) =>
  new CallError(0, (error as Error).name === 'TimeoutError' ? 'timeout' : 'network', '')

const headersFor = ({ url, body }: Call, { language, token }: Options) => {
  const headers = new Headers({
    Accept: 'application/json, text/plain, */*',
    'Accept-Language': language(),
    'X-Requested-With': 'XMLHttpRequest',
  })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (!isOwnApi(url)) return headers
  const held = token()
  const xsrf = readCookie(XSRF.cookie)
  if (held) headers.set('Authorization', held)
  if (xsrf) headers.set(XSRF.header, decodeURIComponent(xsrf))
  return headers
}

const carryJson = async (call: Call, options: Options): Promise<Carried> => {
  const { method, url, body, keepalive } = call
  const response = await fetch((options.base ?? '') + url, {
    method,
    keepalive,
    credentials: 'include',
    headers: headersFor(call, options),
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch((error) => {
    throw unanswered(error)
  })
  const text = await response.text().catch((error) => {
    throw unanswered(error)
  })
  return { status: response.status, text }
}

/** Loaded with the first file: reading needs nothing of it. */
const carryFile = async (call: Call, file: FileToSend, options: Options): Promise<Carried> => {
  const { sendFile } = await import('./send-file.ts')
  const url = (options.base ?? '') + call.url
  return sendFile({ method: call.method, url, headers: headersFor(call, options) }, file)
}

const ask = async (call: Call, options: Options): Promise<unknown> => {
  const { status, text } = call.file
    ? await carryFile(call, call.file, options)
    : await carryJson(call, options)
  const answer = openAnswer(call.url, parseEnvelope(text))
  if (!isSuccess(status) || !answer.isSuccess) {
    throw new CallError(status, answer.code, answer.message, answer)
  }
  return answer.result
}

/** Something in between may answer with a page of its own: that is a failure without words. */
const parseEnvelope = (text: string): Answered => {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** How the browser calls: with cookies and JSON, marked as a script's request, at most ten seconds. */
export const browserSend = (options: Options): Send => {
  const attempt = async (call: Call, { isLast }: { isLast: boolean }): Promise<unknown> => {
    const held = options.token()
    try {
      return await ask(call, options)
    } catch (error) {
      const failure = error as CallError
      const isRefused = failure.status === UNAUTHORIZED && !isLast
      if (isRefused && (await options.onRefused(failure, held))) {
        return attempt(call, { isLast: true })
      }
      if (!isRefused && !call.quiet) options.announce(failure)
      throw failure
    }
  }
  return (call) => attempt(call, { isLast: false })
}
