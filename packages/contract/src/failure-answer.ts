import Type, { type Static } from 'typebox'
import { ERRORS, type ErrorKey } from './errors.ts'

const REASONS = Object.keys(ERRORS) as ErrorKey[]

/**
 * The body of a failed call, and of a hint. `code` names the family of the error, `reason` the
 * error itself: clients decide by `reason` and show `message`. The music API (`/wapi`) sends no
 * `reason`.
 */
export const FailureAnswer = Type.Object({
  code: Type.Union([Type.String(), Type.Integer()], {
    description: 'The family of the error, such as "100005" for articles; 100 for a hint.',
  }),
  message: Type.String({ description: 'A sentence in the language of the request.' }),
  reason: Type.Unsafe<ErrorKey>({
    type: 'string',
    enum: REASONS,
    description: 'The key of the error. Stable; new keys may be added.',
  }),
  result: Type.Optional(
    Type.Unknown({ description: 'Only with some errors, such as the newer revision after a 409.' }),
  ),
})
export type FailureAnswer = Static<typeof FailureAnswer>
