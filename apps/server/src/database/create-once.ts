import type { Transaction } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Queries } from './open.ts'
import { runOnce } from './run-once.ts'
import type { Tables } from './tables.ts'
import { withAdminLock } from './with-admin-lock.ts'

interface Creation {
  readonly kind: string
  readonly by: { readonly id: number }
  readonly clientId: string | undefined
}

/**
 * Creates a row for an administrator, once for its client id. A repeated call gets the id and the
 * time of the first one.
 */
export const createOnce = (
  { queries, now }: { readonly queries: Queries; readonly now: Clock },
  { kind, by, clientId }: Creation,
  work: (transaction: Transaction<Tables>, now: number) => Promise<number>,
) =>
  withAdminLock(queries, (transaction) => {
    const at = now()
    return runOnce(transaction, { kind, userId: by.id, clientId, now: at }, () =>
      work(transaction, at),
    )
  })
