import { AppError } from '../../http/app-error.ts'

const RETRY_AFTER_MS = 10_000
/** The machine has no time now; the same painting succeeds later. */
const BUSY: readonly string[] = ['pictureTooSlow', 'picturesBusy', 'fileMissing']

/** Returns the failure of a painting that was not made, for the reason that the painter gives. */
export const paintingFailure = (file: string, reason: string): Error =>
  BUSY.includes(reason)
    ? new AppError('tooBusy', { retryAfterMs: RETRY_AFTER_MS })
    : new Error(`the painting ${file} failed: ${reason}`)
