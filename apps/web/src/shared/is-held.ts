import { CallError } from '@lanting/browser'
import { CODE } from '@lanting/contract'

/** Returns whether the post was accepted and waits for review. */
export const isHeld = (failure: unknown): failure is CallError =>
  failure instanceof CallError && failure.code === CODE.hint
