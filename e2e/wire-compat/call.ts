import type { Shape } from './matches-shape.ts'

export interface Sent {
  readonly token?: string
  readonly body?: unknown
}

/** Sessions of the callers, set after login. */
export const tokens = { owner: '', reader: '', leaver: '' }

/** Extra fields of an older client's form. */
export const FORM = { loading: false, bgList: [], avatarList: ['a'], isNew: true, nothing: null }

const ids = new Map<string, unknown>()
/** Values from earlier responses or from the preparation. */
export const made = (name: string): unknown => ids.get(name)
export const keep = (name: string, id: unknown): void => void ids.set(name, id)

export type Ask = readonly [
  path: string | (() => string),
  shape: Shape,
  sent?: () => Sent,
  /** The name under which the id of the response is stored. */
  savedAs?: string,
]
export const as = (who: keyof typeof tokens, body?: unknown) => () => ({ token: tokens[who], body })
export const body = (value: object) => () => ({ body: { ...FORM, ...value } })

/** By method and path of the contract: the request, the expected response, and the body. */
export type Answers = Readonly<Record<string, Ask>>
