import { DEFAULT_AVATARS, endpoints } from '@lanting/contract'
import { copies } from '@lanting/copy'
import type { Queries } from '../../database/open.ts'
import type { PersonalData } from '../../database/personal-data.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { accountDeletionStore } from './account-deletion.store.ts'
import { accountStore } from './accounts.store.ts'
import type { LoginLimits } from './login-limits.ts'
import { isCurrentPassword } from './profiles.routes.ts'

interface Needs {
  readonly queries: Queries
  readonly limits: LoginLimits
  /** The personal data of all features. */
  readonly allPersonalData: readonly PersonalData[]
  readonly ownerId: () => Promise<number>
  readonly now: Clock
}

const TOMBSTONE = {
  nickName: copies['zh-CN'].site.deletedUser,
  avatar: DEFAULT_AVATARS[0] ?? '',
}

export const accountDeletionRoutes = (
  serve: Serve,
  { queries, limits, allPersonalData, ownerId, now }: Needs,
) => {
  const accounts = accountStore(queries)
  const deletion = accountDeletionStore(queries, allPersonalData)

  serve(endpoints.exportOwnData, (_, { identity }) => deletion.export(identity.id))

  serve(endpoints.deleteOwnAccount, async ({ body: { password, texts } }, { identity }) => {
    const owner = await ownerId()
    if (identity.id === owner) throw new AppError('ownerStays')
    const account = await accounts.findById(identity.id)
    if (!account) throw new AppError('loginExpired')
    await limits.attemptInSession(account.id)
    if (!(await isCurrentPassword(account, password))) throw new AppError('passwordWrong')
    await deletion.erase({ id: account.id, texts, ownerId: owner }, TOMBSTONE, now())
    return true
  })
}
