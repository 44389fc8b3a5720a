import type { Static, TSchema } from 'typebox'
import type { Section } from './enumerations.ts'
import type { ErrorKey } from './errors.ts'

/** Who may call: everybody, users, administrators, or only the administrator whose site it is. */
export type Access = 'visitor' | 'user' | 'administrator' | 'owner'

/** Whether only the admin calls the endpoint. */
export const isForAdmin = (access: Access): boolean =>
  access === 'administrator' || access === 'owner'

/** Maximum number of calls by one caller in a window. The window starts with the first call. */
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
 * `ifAdministrator`: users call the endpoint for their own content or account, administrators for any;
 * only calls of administrators are recorded. Also for reads that take data away. `elsewhere`: another module records the call, for the
 * given reason.
 */
type AuditException = 'ifAdministrator' | { readonly elsewhere: string }

export interface Endpoint extends Address {
  readonly summary: string
  readonly access: Access
  readonly limit: Limit
  /** The call changes nothing. Every GET reads; this is for reads with another method. */
  readonly reads?: true
  /** An exception to the usual audit rule: see `audited-actions.ts`. */
  readonly audited?: AuditException
  /** The error for too many calls, if it is not the usual one. */
  readonly tooOften?: ErrorKey
  /** Endpoints of one group share a limit. */
  readonly limitGroup?: string
  /**
   * The part of the site to which the call belongs. While the owner hides it, only administrators
   * are answered. Calls that delete one's own words have none: nobody has to wait for that.
   */
  readonly section?: Section
  /** Answers in the format of music services, see `music.ts`, instead of the envelope. */
  readonly envelope?: 'music'
  /** The call carries one file instead of a JSON body. */
  readonly file?: FileBody
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly result: TSchema
  /** The `result` of a refusal with status 409: the newer state. */
  readonly conflict?: TSchema
  /** The result is sent while it is read, because it may be larger than the memory. */
  readonly streamed?: true
  /** The answer is a file of this type, without an envelope; `result` is not used. */
  readonly download?: string
}

export const isRead = ({ method, reads }: Pick<Endpoint, 'method' | 'reads'>): boolean =>
  method === 'GET' || reads === true

export const endpoint = <const E extends Endpoint>(description: E): E => description

type Part<E, K extends string> = E extends { [key in K]: infer S extends TSchema }
  ? { [key in K]: Static<S> }
  : unknown

/** A file to upload: `content` is a Blob. The types fit both browsers and Node. */
export interface FileToSend {
  readonly content: { readonly size: number; readonly type: string }
  /** Called with the sent share, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: {
    readonly aborted: boolean
    addEventListener(type: 'abort', listener: () => void): void
  }
}

/** The input of a call: `params` of the path, `query`, and `body` or `file`. */
export type Input<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> &
  (E extends { file: FileBody } ? { file: FileToSend } : unknown)
export type Result<E extends Endpoint> = Static<E['result']>
/** The `result` of a call that was rejected with status 409. */
export type Conflict<E extends Endpoint> = E extends { conflict: infer S extends TSchema }
  ? Static<S>
  : never
