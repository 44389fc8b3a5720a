import type { Scheme } from '@lanting/browser'

/** What the page sends to the frame that draws. */
export interface DrawRequest {
  readonly scheme: Scheme
  readonly sources: readonly string[]
}

export interface Drawn {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** What the frame answers, in order; without a drawing when there cannot be one. */
export interface DrawResult {
  readonly index: number
  readonly drawn?: Drawn
}
