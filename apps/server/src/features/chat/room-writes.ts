import type { Outcome } from '@lanting/chat'
import type { ErrorKey } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'

const ERRORS: ReadonlyMap<string, ErrorKey> = new Map(
  Object.entries({
    notFound: 'chatMessageNotFound',
    notYours: 'notYours',
    tooMany: 'tooManyPins',
  }),
)

/** Throws the API error of a refusal. */
export const assertDone = (outcome: Outcome): true => {
  if (outcome.kind !== 'refused') return true
  throw new AppError(ERRORS.get(outcome.code) ?? 'serverFault')
}

export const writerOf = ({ id, role }: Identity) => ({ user_id: id, role })
