import { ERRORS, type ErrorKey } from '@lanting/contract'

interface Detail {
  member: string
  limit?: number
}

/** An expected failure: status and code are in the contract, the sentence is in the copy. */
export class AppError extends Error {
  readonly key: ErrorKey
  readonly detail: Detail
  readonly retryAfterMs: number | undefined
  /** The data of a conflict, as the contract of the endpoint describes it. */
  readonly result: unknown

  constructor(
    key: ErrorKey,
    options: { detail?: Detail; retryAfterMs?: number; result?: unknown } = {},
  ) {
    super(key)
    this.key = key
    this.detail = options.detail ?? { member: '' }
    this.retryAfterMs = options.retryAfterMs
    this.result = options.result
  }

  get status(): number {
    return ERRORS[this.key].status
  }
}
