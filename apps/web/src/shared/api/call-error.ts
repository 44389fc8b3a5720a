/** A call that failed. Status 0: no answer came, the code says why; the message is the server's, or empty. */
export class CallError extends Error {
  readonly status: number
  readonly code: number | string

  constructor(status: number, code: number | string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}
