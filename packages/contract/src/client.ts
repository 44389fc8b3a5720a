import type { Address, Endpoint, FileToSend, Input, Method, Result } from './endpoint.ts'
import { CODE, type ErrorKey } from './errors.ts'
import { MUSIC_PATH } from './limits.ts'

export interface Call {
  readonly method: Method
  readonly url: string
  readonly body?: unknown
  readonly file?: FileToSend
  /** Whoever calls shows a failure in a place of its own: no message appears by itself. */
  readonly quiet?: boolean
  /** Goes on when the page that sent it is gone. */
  readonly keepalive?: boolean
}

export type CallOptions = Pick<Call, 'quiet' | 'keepalive'>

/** Carries a call and answers the envelope's `result`, or rejects. */
export type Send = (call: Call) => Promise<unknown>

/** What every answer may hold, before anybody has looked into it. */
export interface Answered {
  readonly code?: number | string
  readonly message?: string
  /** The key of the error, in a failure. */
  readonly reason?: ErrorKey
  readonly result?: unknown
}

/** Reads an answer: of most calls it is the `result`, of a music call all that stands beside the code. */
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

/** One or two dots alone would be read as a way up the path; a blank behind them makes them text. */
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
