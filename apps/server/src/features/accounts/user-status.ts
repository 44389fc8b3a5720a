import { ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { isActiveAdministrator } from './users.rules.ts'
import { userStore } from './users.store.ts'

/**
 * A user who changes the standing of others has to be an administrator still when their turn comes:
 * of two who lower each other at once, only the first does.
 */
export const assertAdministrator = async (transaction: Queries, byId: number): Promise<void> => {
  const actor = await userStore(transaction).userStatus(byId)
  if (!actor || !isActiveAdministrator(actor)) throw new AppError('administratorOnly')
}

interface Blocking {
  readonly byId: number
  readonly ids: readonly number[]
  readonly now: number
}

/** Blocks those who are still users like any other, and gives who is blocked now. */
export const blockUsers = async (
  transaction: Queries,
  { byId, ids, now }: Blocking,
): Promise<ReadonlySet<number>> => {
  await assertAdministrator(transaction, byId)
  const store = userStore(transaction)
  const blocked = new Set<number>()
  for (const id of ids) {
    const userStatus = await store.userStatus(id)
    if (userStatus?.role !== ROLE.user) continue
    if (!userStatus.blocked) await store.setUserStatus(id, { blocked: 1 }, now)
    blocked.add(id)
  }
  return blocked
}
