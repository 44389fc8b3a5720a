/** A call that failed. Status 0: no answer came, the code says why; the message is the server's, or empty. */
export class CallError extends Error {
  readonly status: number
  readonly code: number | string
  /** What the server sent along with its refusal, such as what has come in between. */
  readonly result: unknown

  constructor(status: number, code: number | string, message: string, result?: unknown) {
    super(message)
    this.status = status
    this.code = code
    this.result = result
  }
}
