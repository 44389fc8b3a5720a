import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mayManage } from './users.rules.ts'
import { userStore } from './users.store.ts'

interface Needs {
  readonly queries: Queries
  readonly ownerId: () => Promise<number>
}

/** Assertions about the existence of a user and the right to manage it. */
export const userPermissions = ({ queries, ownerId }: Needs) => {
  const assertExists = async (id: number): Promise<void> => {
    if (!(await userStore(queries).userStatus(id))) throw new AppError('userNotFound')
  }
  const assertManageable = async (byId: number, id: number): Promise<void> => {
    if (!mayManage(byId, id, await ownerId())) throw new AppError('ownerStays')
    await assertExists(id)
  }
  return { assertExists, assertManageable }
}
