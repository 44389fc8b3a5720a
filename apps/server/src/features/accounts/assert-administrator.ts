import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { isActiveAdministrator } from './users.rules.ts'
import { userStore } from './users.store.ts'

/**
 * Called inside the admin lock, before a change of another user's status. When two administrators
 * demote each other at the same time, only the first succeeds.
 */
export const assertAdministrator = async (transaction: Queries, byId: number): Promise<void> => {
  const actor = await userStore(transaction).userStatus(byId)
  if (!actor || !isActiveAdministrator(actor)) throw new AppError('administratorOnly')
}
