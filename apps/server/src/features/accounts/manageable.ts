import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { mayManage } from './people.rules.ts'
import { peopleStore } from './people.store.ts'

interface Needs {
  readonly queries: Queries
  readonly ownerId: () => Promise<number>
}

/** Which users are there, and who may decide about them. */
export const manageable = ({ queries, ownerId }: Needs) => {
  const assertThere = async (id: number): Promise<void> => {
    if (!(await peopleStore(queries).standing(id))) throw new AppError('userNotFound')
  }
  const assertManageable = async (byId: number, id: number): Promise<void> => {
    if (!mayManage(byId, id, await ownerId())) throw new AppError('ownerStays')
    await assertThere(id)
  }
  return { assertThere, assertManageable }
}
