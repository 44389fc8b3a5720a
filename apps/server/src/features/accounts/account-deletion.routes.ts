import { DEFAULT_AVATARS, endpoints } from '@lanting/contract'
import { copies } from '@lanting/copy'
import type { Queries } from '../../database/open.ts'
import type { PersonalData } from '../../database/personal-data.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { accountDeletionStore } from './account-deletion.store.ts'
import type { ConfirmPassword } from './confirm-password.ts'

interface Needs {
  readonly queries: Queries
  readonly confirmPassword: ConfirmPassword
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
  { queries, confirmPassword, allPersonalData, ownerId, now }: Needs,
) => {
  const deletion = accountDeletionStore(queries, allPersonalData)

  serve(endpoints.exportOwnData, async (_, { identity }) => deletion.export(identity.id))

  serve(endpoints.deleteOwnAccount, async ({ body: { password, texts } }, { identity }) => {
    const owner = await ownerId()
    if (identity.id === owner) throw new AppError('ownerStays')
    await confirmPassword(identity.id, password)
    await deletion.erase({ id: identity.id, texts, ownerId: owner }, TOMBSTONE, now())
    return true
  })
}
