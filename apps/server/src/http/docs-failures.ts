import {
  type Endpoint,
  ERRORS,
  type ErrorKey,
  FAMILY,
  type Failure,
  familyOf,
  isForAdmin,
  isRead,
} from '@lanting/contract'
import { copies } from '@lanting/copy'

/** Failures that only some calls of a family can give, whatever it is. */
const INPUT: readonly ErrorKey[] = ['missingMember', 'wrongMember', 'tooLong', 'tooShort']
const BODY: readonly ErrorKey[] = ['unreadableBody', 'bodyTooLarge']
const FILE: readonly ErrorKey[] = ['fileMissing', 'fileTooLarge', 'fileTooSlow']
const WRITTEN: readonly ErrorKey[] = [
  'wordRefused',
  'postHeld',
  'visitorRefused',
  'visitorTooFast',
  'wrongAddress',
  'foreignPicture',
]
/** The failures of its family that a read can give: it is not there, or not for this reader. */
const READ_STATUSES = [403, 404, 503]

const keys = Object.keys(ERRORS) as ErrorKey[]

const ofFamily = ({ path, method, reads }: Endpoint) =>
  keys.filter((key) => {
    const { family, status }: Failure = ERRORS[key]
    if (family === undefined || family === 'general' || family !== familyOf(path)) return false
    return !isRead({ method, reads }) || READ_STATUSES.includes(status)
  })

/** Returns the failures that a call can give: by its access, its input, and its family. */
const failuresOf = (endpoint: Endpoint): ErrorKey[] => {
  const { access, body, file, params, query, tooOften = 'tooManyRequests' } = endpoint
  return [
    ...new Set<ErrorKey>([
      ...(access === 'visitor' ? [] : (['loginRequired', 'loginExpired'] as const)),
      ...(isForAdmin(access) ? (['administratorOnly'] as const) : []),
      ...(access === 'owner' ? (['ownerOnly'] as const) : []),
      ...(access === 'user' && !isRead(endpoint) ? (['notYours'] as const) : []),
      ...(params || query || body ? INPUT : []),
      ...(body ? [...BODY, ...(isForAdmin(access) ? [] : WRITTEN)] : []),
      ...(file ? FILE : []),
      ...ofFamily(endpoint),
      tooOften,
      'serverFault',
      'notReady',
    ]),
  ]
}

const MEMBER = { member: 'id', limit: 1 }

const exampleOf = (key: ErrorKey, path: string) => {
  const { family = familyOf(path) }: Failure = ERRORS[key]
  const sentence = copies.en.errors[key]
  return {
    code: ERRORS[key].status === 200 ? 100 : FAMILY[family],
    message: typeof sentence === 'function' ? sentence(MEMBER) : sentence,
    reason: key,
  }
}

/** Returns the answers of a failed call, by status: the possible reasons, and an example of each. */
export const failureResponses = (endpoint: Endpoint): Record<string, object> => {
  const byStatus = Map.groupBy(failuresOf(endpoint), (key) => ERRORS[key].status)
  // A hint has the status of a success, and is described in the introduction.
  byStatus.delete(200)
  return Object.fromEntries(
    [...byStatus].map(([status, reasons]) => [
      status,
      {
        description: reasons.join(', '),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Failure' },
            examples: Object.fromEntries(
              reasons.map((key) => [key, { value: exampleOf(key, endpoint.path) }]),
            ),
          },
        },
      },
    ]),
  )
}
