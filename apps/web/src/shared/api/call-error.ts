import { isAxiosError } from 'axios'

/** A call that failed: status 0 means that no answer came. */
export class CallError extends Error {
  readonly status: number
  readonly code: number | string

  constructor(status: number, code: number | string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  static from(error: unknown): CallError {
    if (error instanceof CallError) return error
    if (!isAxiosError<{ code?: number | string; message?: string }>(error)) {
      return new CallError(0, '', String(error))
    }
    const { response, code, message } = error
    return new CallError(
      response?.status ?? 0,
      response?.data?.code ?? code ?? '',
      response?.data?.message ?? message,
    )
  }
}
