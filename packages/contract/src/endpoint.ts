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

export interface Endpoint extends Address {
  readonly summary: string
  readonly access: Access
  readonly limit: Limit
  /** What whoever exceeds the limit is told; left out: the general sentence. */
  readonly tooMany?: ErrorKey
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly result: TSchema
}

export const endpoint = <const E extends Endpoint>(description: E): E => description

type Part<E, K extends string> = E extends { [key in K]: infer S extends TSchema }
  ? { [key in K]: Static<S> }
  : unknown

/** What a call needs: `params` in the path, `query` behind it, `body`. */
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
export type Result<E extends Endpoint> = Static<E['result']>
