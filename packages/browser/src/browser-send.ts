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
import type { RawResponse } from './raw-response.ts'

interface Options {
  readonly language: () => Language
  readonly token: () => string | undefined
  /** Shows the failure to the user, unless the caller is quiet. */
  readonly announce: (failure: CallError) => void
  /** Called when the server rejects the token. Returns whether to try again with another one. */
  readonly onRefused: (failure: CallError, held: string | undefined) => Promise<boolean>
  /** The base of relative URLs. A browser does not need it. */
  readonly base?: string
}

const UNAUTHORIZED = 401

const isSuccess = (status: number) => status >= 200 && status < 300

/** Only the own API receives the token. */
const isOwnApi = (url: string) => url.startsWith('/api/')

const readCookie = (name: string) =>
  typeof document === 'undefined'
    ? undefined
    : document.cookie
        .split('; ')
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1)

const noAnswerError = (error: unknown) =>
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

const sendJson = async (call: Call, options: Options): Promise<RawResponse> => {
  const { method, url, body, keepalive } = call
  const response = await fetch((options.base ?? '') + url, {
    method,
    keepalive,
    credentials: 'include',
    headers: headersFor(call, options),
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch((error) => {
    throw noAnswerError(error)
  })
  const text = await response.text().catch((error) => {
    throw noAnswerError(error)
  })
  return { status: response.status, text }
}

/** Loaded with the first upload, because other calls do not need it. */
const sendFileCall = async (
  call: Call,
  file: FileToSend,
  options: Options,
): Promise<RawResponse> => {
  const { sendFile } = await import('./send-file.ts')
  const url = (options.base ?? '') + call.url
  return sendFile({ method: call.method, url, headers: headersFor(call, options) }, file)
}

const ask = async (call: Call, options: Options): Promise<unknown> => {
  const { status, text } = call.file
    ? await sendFileCall(call, call.file, options)
    : await sendJson(call, options)
  const answer = openAnswer(call.url, parseEnvelope(text))
  if (!isSuccess(status) || !answer.isSuccess) {
    throw new CallError(status, answer.code, answer.message, answer)
  }
  return answer.result
}

/** A proxy may answer with its own page. That is a failure without a message. */
const parseEnvelope = (text: string): Answered => {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/**
 * Sends calls with cookies and JSON, marked as a script's request, with a timeout of ten seconds.
 */
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
