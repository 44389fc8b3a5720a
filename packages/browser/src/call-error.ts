import type { ErrorKey } from '@lanting/contract'

/** A call that failed. Status 0: no answer came, the code says why; the message is the server's, or empty. */
export class CallError extends Error {
  readonly status: number
  readonly code: number | string
  /** The key of the server's error, if the server answered with one. */
  readonly reason: ErrorKey | undefined
  /** What the server sent along with its refusal, such as what has come in between. */
  readonly result: unknown

  constructor(
    status: number,
    code: number | string,
    message: string,
    { reason, result }: { reason?: ErrorKey; result?: unknown } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.reason = reason
    this.result = result
  }
}
