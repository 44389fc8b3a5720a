import { DEFAULT_AVATARS, endpoints, passwordFault, ROLE } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import type { Clock } from '../../platform/clock.ts'
import { accountStore, type TellByMail, USED_PASSWORD_HASH } from './accounts.store.ts'
import type { ConfirmPassword } from './confirm-password.ts'
import { createNickNameCheck } from './nick-name-check.ts'
import { hashPassword, URGENT } from './passwords.ts'
import { type KeepAvatar, profileStore } from './profiles.store.ts'

interface Needs {
  readonly queries: Queries
  readonly confirmPassword: ConfirmPassword
  readonly now: Clock
  readonly keepAvatar: KeepAvatar
  readonly tellByMail: TellByMail
}

export const profileRoutes = (
  serve: Serve,
  { queries, confirmPassword, now, keepAvatar, tellByMail }: Needs,
) => {
  const accounts = accountStore(queries)
  const profiles = profileStore(queries)

  const checkNickName = createNickNameCheck(queries)

  serve(endpoints.getUserInfoById, async ({ params: { id } }, { identity }) => {
    const profile = await profiles.find(id)
    if (!profile) throw new AppError('userNotFound')
    const mayReadContact = identity?.id === id || identity?.role === ROLE.administrator
    return { ...profile, qq: mayReadContact ? profile.qq : '', ipAddress: '' }
  })

  serve(endpoints.updateOwnUserInfo, async ({ body }, { identity }) => {
    const { avatar, qq } = body
    const nick_name = await checkNickName(body.nick_name, identity.id)
    const current = await profiles.find(identity.id)
    await queries.transaction().execute(async (transaction) => {
      await profileStore(transaction).update(identity.id, { nick_name, avatar, qq }, now())
      if (avatar === current?.avatar) return
      const urls = DEFAULT_AVATARS.includes(avatar) ? [] : [avatar]
      await keepAvatar(transaction, { userId: identity.id, by: identity, urls })
    })
    return true
  })

  serve(endpoints.updatePassword, async ({ body }, { identity }) => {
    const { password, password1, password2 } = body
    if (password1 !== password2) throw new AppError('passwordsDiffer')
    const fault = passwordFault(password1)
    if (fault) throw new AppError(fault)
    if (password1 === password) throw new AppError('passwordSame')
    const account = await accounts.findById(identity.id)
    // After a used one-time password there is no current password to check.
    const hasPassword = account?.passwordHash !== USED_PASSWORD_HASH
    if (hasPassword) await confirmPassword(identity.id, password)
    await accounts.setPassword(identity.id, await hashPassword(password1, URGENT), {
      once: false,
      now: now(),
      tellByMail,
    })
    return true
  })
}
