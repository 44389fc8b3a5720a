import type { Outcome } from '@lanting/chat'
import type { Verdict } from '@lanting/contract'

export const STORED: Outcome = { kind: 'stored' }

export const refusal = (code: Extract<Outcome, { kind: 'refused' }>['code']): Outcome => ({
  kind: 'refused',
  code,
})

/** Checks a text against the blocklist. Returns the verdict and the masked text. */
export type CheckBlocklist = (text: string) => {
  readonly verdict: Verdict
  readonly text: string
  /** The matched words. */
  readonly words: readonly string[]
}
