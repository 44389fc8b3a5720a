import type { Scheme } from '../color-scheme.ts'

/** Sent by the page to the frame that draws. */
export interface DrawRequest {
  readonly scheme: Scheme
  readonly sources: readonly string[]
}

export interface Drawn {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** Sent back by the frame, in order. `drawn` is missing when drawing failed. */
export interface DrawResult {
  readonly index: number
  readonly drawn?: Drawn
}
