import type { Static, TSchema } from 'typebox'
import type { ErrorKey } from './errors.ts'

/** Who may call: anyone; anyone logged in; administrators only. */
export type Access = 'visitor' | 'user' | 'administrator'

/** How often one caller may call, counted in a window that starts with the first call. */
export interface Limit {
  readonly times: number
  readonly windowMs: number
}

export const perMinute = (times: number): Limit => ({ times, windowMs: 60_000 })
export const perHour = (times: number): Limit => ({ times, windowMs: 3_600_000 })

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Address {
  readonly method: Method
  readonly path: string
}

/** The name of the part that carries the file in a multipart body. */
export const FILE_FIELD = 'file'

export interface FileBody {
  readonly maxBytes: number
}

/**
 * `ifAdministrator`: users call it for their own things and administrators for anybody's; only the
 * latter is recorded. `elsewhere`: another part of the program records it, for the given reason.
 */
type AuditException = 'ifAdministrator' | { readonly elsewhere: string }

export interface Endpoint extends Address {
  readonly summary: string
  readonly access: Access
  readonly limit: Limit
  /** The call changes nothing. Every GET reads; this is for reads with another method. */
  readonly reads?: true
  /** How the audit log records the call, if not by the usual rule: see `audited-actions.ts`. */
  readonly audited?: AuditException
  /** What is said to whoever calls too often, if it is not the usual sentence. */
  readonly tooOften?: ErrorKey
  /** Endpoints of the same group are counted together. */
  readonly limitGroup?: string
  /** Answers in the words of music services, see `music.ts`, instead of the envelope. */
  readonly envelope?: 'music'
  /** The call carries one file instead of a JSON body. */
  readonly file?: FileBody
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly result: TSchema
  /** What a refusal with status 409 brings along as `result`: what has come in between. */
  readonly conflict?: TSchema
  /** The answer is a file of this type, without an envelope; `result` is not used. */
  readonly download?: string
}

export const isRead = ({ method, reads }: Pick<Endpoint, 'method' | 'reads'>): boolean =>
  method === 'GET' || reads === true

export const endpoint = <const E extends Endpoint>(description: E): E => description

type Part<E, K extends string> = E extends { [key in K]: infer S extends TSchema }
  ? { [key in K]: Static<S> }
  : unknown

/** A file on its way: `content` is a Blob; browsers and Node agree on that, and on the signal. */
export interface FileToSend {
  readonly content: { readonly size: number; readonly type: string }
  /** Hears which share has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: {
    readonly aborted: boolean
    addEventListener(type: 'abort', listener: () => void): void
  }
}

/** What a call needs: `params` in the path, `query` behind it, `body`, or a `file` instead. */
export type Input<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  (E extends { file: FileBody } ? { file: FileToSend } : unknown)
export type Result<E extends Endpoint> = Static<E['result']>
/** What a rejected call carries as `result` when its status is 409. */
export type Conflict<E extends Endpoint> = E extends { conflict: infer S extends TSchema }
  ? Static<S>
  : never
