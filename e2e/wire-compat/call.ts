import type { Shape } from './matches-shape.ts'

export interface Sent {
  readonly token?: string
  readonly body?: unknown
}

/** Of the people who ask; written when they have logged in. */
export const tokens = { owner: '', reader: '', leaver: '' }

/** What a browser form of an older client holds besides what is asked for. */
export const FORM = { loading: false, bgList: [], avatarList: ['a'], isNew: true, nothing: null }

const ids = new Map<string, unknown>()
/** What an earlier answer has made, or what was made before all of them. */
export const made = (name: string): unknown => ids.get(name)
export const keep = (name: string, id: unknown): void => void ids.set(name, id)

export type Ask = readonly [
  path: string | (() => string),
  shape: Shape,
  sent?: () => Sent,
  /** Under which name the id in the answer is kept. */
  kept?: string,
]
export const as = (who: keyof typeof tokens, body?: unknown) => () => ({ token: tokens[who], body })
export const body = (value: object) => () => ({ body: { ...FORM, ...value } })

/** By method and path as the contract writes it: what is asked, what has to come back, what is sent. */
export type Answers = Readonly<Record<string, Ask>>
