import { CODE } from './codes.ts'
import type { Address, Endpoint, FileToSend, Input, Method, Result } from './endpoint.ts'
import type { ErrorKey } from './errors.ts'
import { MUSIC_PATH } from './music-limits.ts'

export interface Call {
  readonly method: Method
  readonly url: string
  readonly body?: unknown
  readonly file?: FileToSend
  /** The caller shows failures itself: no message appears automatically. */
  readonly quiet?: boolean
  /** The request continues after its page is closed. */
  readonly keepalive?: boolean
}

export type CallOptions = Pick<Call, 'quiet' | 'keepalive'>

/** Sends a call. Resolves with the `result` of the envelope, or rejects. */
export type Send = (call: Call) => Promise<unknown>

/** The fields of an answer, not yet validated. */
export interface Answered {
  readonly code?: number | string
  readonly message?: string
  /** The key of the error; present in failures. */
  readonly reason?: ErrorKey
  readonly result?: unknown
}

/** Reads an answer: `result`, or for a music call every field except the code. */
export const openAnswer = (url: string, answered: Answered) => {
  const { code = '', message = '', reason, ...rest } = answered
  const isMusic = url.startsWith(MUSIC_PATH)
  return {
    code,
    message,
    reason,
    isSuccess: code === (isMusic ? CODE.musicSuccess : CODE.success),
    result: isMusic ? rest : rest.result,
  }
}

type Catalogue = Readonly<Record<string, Endpoint>>
type Arguments<E extends Endpoint> =
  unknown extends Input<E>
    ? [input?: undefined, options?: CallOptions]
    : [input: Input<E>, options?: CallOptions]

export type Client<C extends Catalogue> = {
  readonly [K in keyof C]: (...input: Arguments<C[K]>) => Promise<Result<C[K]>>
}

export type Addresses<C extends Catalogue> = { readonly [K in keyof C]: Address }

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: FileToSend
}

/** A path segment of only dots would change the path; the added space prevents that. */
const segment = (value: unknown) => encodeURIComponent(String(value)).replace(/^\.{1,2}$/, '$&%20')

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => segment(params[name]))

const queryString = (query: Record<string, unknown> = {}) => {
  const present = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

export const createClient = <C extends Catalogue>(addresses: Addresses<C>, send: Send) =>
  Object.fromEntries(
    Object.entries<Address>(addresses).map(([name, { method, path }]) => [
      name,
      ({ params, query, body, file }: LooseInput = {}, options: CallOptions = {}) =>
        send({ method, url: fillPath(path, params) + queryString(query), body, file, ...options }),
    ]),
  ) as unknown as Client<C>
