import { CallError } from '@lanting/browser'
import { CODE } from '@lanting/contract'

/** What was sent has been taken, and waits for an administrator to look at it. */
export const isHeld = (failure: unknown): failure is CallError =>
  failure instanceof CallError && failure.code === CODE.hint
