import { endpoints, type Role } from '@lanting/contract'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import type { AccountStore } from './accounts.store.ts'

interface Needs {
  readonly accounts: AccountStore
  readonly ownerId: () => Promise<number>
  readonly now: Clock
}

/** The owner always stays an administrator, so there is always one. */
export const peopleRoutes = (serve: Serve, { accounts, ownerId, now }: Needs) => {
  const setStanding = async (id: number, standing: { role?: Role; blocked?: number }) => {
    if (id === (await ownerId())) throw new AppError('ownerStays')
    if (!(await accounts.setStanding(id, standing, now()))) throw new AppError('userNotFound')
    return true
  }

  serve(endpoints.updateRole, ({ params: { id, role } }) => setStanding(id, { role }))

  serve(endpoints.updateBlocked, ({ params: { id, blocked } }) => setStanding(id, { blocked }))
}
