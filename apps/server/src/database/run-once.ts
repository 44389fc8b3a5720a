import { createHash } from 'node:crypto'
import type { Queries } from './open.ts'

const REMEMBERED_MS = 24 * 3_600_000

interface Submission {
  /** What is submitted: the same client id may serve for another kind. */
  readonly kind: string
  /** Undefined: a visitor. */
  readonly userId: number | undefined
  /** Undefined: a client that makes no ids. Its submissions are all new. */
  readonly clientId: string | undefined
  readonly now: number
}

const keyOf = ({ kind, userId = 0, clientId }: Omit<Submission, 'now'>) =>
  createHash('sha256')
    .update(JSON.stringify([kind, userId, clientId]))
    .digest('base64url')

const withKey = (queries: Queries, key: string) =>
  queries
    .selectFrom('submissions')
    .select(['subject_id as id', 'created_at as at'])
    .where('key', '=', key)

/** The row that the first of equal submissions has created, and its time. */
interface Created {
  readonly id: number
  readonly at: number
}

/** Returns what a submission has created; undefined if it is new. */
export const submitted = async (
  queries: Queries,
  submission: Omit<Submission, 'now'>,
): Promise<Created | undefined> =>
  submission.clientId === undefined
    ? undefined
    : withKey(queries, keyOf(submission)).executeTakeFirst()

/** Returns the id of the row that a submission has created; undefined if it is new. */
export const submittedId = async (
  queries: Queries,
  submission: Omit<Submission, 'now'>,
): Promise<number | undefined> => (await submitted(queries, submission))?.id

/**
 * Runs the work of a submission in its transaction, once for its client id. A repeated submission
 * gets the id of the row that the first one has created, also from another node: it waits at the
 * unique key until the first one is committed.
 */
export const runOnce = async (
  transaction: Queries,
  submission: Submission,
  work: () => Promise<number>,
): Promise<Created & { readonly isRepeated: boolean }> => {
  const { clientId, now } = submission
  if (clientId === undefined) return { id: await work(), at: now, isRepeated: false }
  const key = keyOf(submission)
  await transaction
    .deleteFrom('submissions')
    .where('created_at', '<=', now - REMEMBERED_MS)
    .execute()
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('submissions')
    .values({ key, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) {
    const first = await withKey(transaction, key).executeTakeFirstOrThrow()
    return { ...first, isRepeated: true }
  }
  const id = await work()
  await transaction
    .updateTable('submissions')
    .set({ subject_id: id })
    .where('key', '=', key)
    .execute()
  return { id, at: now, isRepeated: false }
}
