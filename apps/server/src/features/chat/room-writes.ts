import type { Outcome } from '@lanting/chat'
import type { ErrorKey } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'

const ERRORS: Readonly<Record<string, ErrorKey>> = {
  notFound: 'chatMessageNotFound',
  notYours: 'notYours',
  tooMany: 'tooManyPins',
}

/** Throws the API error of a refusal. */
export const assertDone = (outcome: Outcome): true => {
  if (outcome.kind !== 'refused') return true
  throw new AppError(ERRORS[outcome.code] ?? 'serverFault')
}

export const writerOf = ({ id, role }: Identity) => ({ user_id: id, role })
