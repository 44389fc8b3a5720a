import { DEFAULT_AVATARS, endpoints, type Role } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { assertAdministrator } from './assert-administrator.ts'
import { createNickNameCheck } from './nick-name-check.ts'
import { passwordLinkStore } from './password-links.store.ts'
import { type KeepAvatar, profileStore } from './profiles.store.ts'
import { statusChangeError } from './users.rules.ts'
import { type UserFilter, userStore } from './users.store.ts'

interface Needs {
  readonly queries: Queries
  readonly ownerId: () => Promise<number>
  /** Rejects an unknown user, and a caller without the right to manage this user. */
  readonly assertManageable: (byId: number, id: number) => Promise<void>
  readonly timeZone: () => Promise<string>
  readonly keepAvatar: KeepAvatar
  readonly now: Clock
}

type UserRow = Awaited<ReturnType<ReturnType<typeof userStore>['page']>>[number]

const wireUser = (
  { created_at, updated_at, role, blocked, ...user }: UserRow,
  ownerId: number,
  timeZone: string,
) => ({
  ...user,
  role: role as Role,
  blocked: blocked === 1 ? (1 as const) : (0 as const),
  isOwner: user.id === ownerId,
  ip: '',
  ip_address: '',
  ...wireTimes({ created_at, updated_at }, timeZone),
})

/** User administration: list, profile, role and block. */
export const userAdminRoutes = (serve: Serve, needs: Needs) => {
  const { queries, ownerId, assertManageable, timeZone, keepAvatar, now } = needs
  const users = userStore(queries)
  const checkNickName = createNickNameCheck(queries)

  serve(endpoints.getUserList, async ({ body }) => {
    const { current, size, nick_name, username, role, blocked } = body
    const filter: UserFilter = {
      nickName: nick_name?.trim() ?? '',
      username: username?.trim() ?? '',
      role: role ?? undefined,
      blocked: blocked ?? undefined,
    }
    const total = await users.total(filter)
    const [rows, owner, zone] = await Promise.all([
      users.page(filter, body, { total, now: now() }),
      ownerId(),
      timeZone(),
    ])
    return { current, size, list: rows.map((row) => wireUser(row, owner, zone)), total }
  })

  serve(endpoints.adminGetUser, async ({ params: { id } }) => {
    const row = await users.find(id, now())
    if (!row) throw new AppError('userNotFound')
    const link = await passwordLinkStore(queries).valid(id, now())
    const passwordLinkUntilMs = link?.expires_at ?? null
    return { ...wireUser(row, await ownerId(), await timeZone()), passwordLinkUntilMs }
  })

  const setUserStatus = async (
    by: Identity,
    id: number,
    change: { role?: Role; blocked?: 0 | 1 },
  ): Promise<boolean> => {
    const owner = await ownerId()
    return withAdminLock(queries, async (transaction) => {
      const store = userStore(transaction)
      await assertAdministrator(transaction, by.id)
      const before = await store.userStatus(id)
      if (!before) throw new AppError('userNotFound')
      const after = {
        role: change.role ?? before.role,
        blocked: change.blocked === undefined ? before.blocked : change.blocked === 1,
      }
      const otherAdministrators = await store.otherAdministrators(id)
      const refusal = statusChangeError({ id, before, after, ownerId: owner, otherAdministrators })
      if (refusal) throw new AppError(refusal)
      if (after.role === before.role && after.blocked === before.blocked) return true
      await store.setUserStatus(id, change, now())
      return true
    })
  }

  serve(endpoints.updateRole, ({ params: { id, role } }, { identity }) =>
    setUserStatus(identity, id, { role }),
  )

  serve(endpoints.updateBlocked, ({ params: { id, blocked } }, { identity }) =>
    setUserStatus(identity, id, { blocked }),
  )

  serve(endpoints.adminUpdateUserInfo, async ({ body }, { identity: by }) => {
    const { id, avatar } = body
    await assertManageable(by.id, id)
    const nick_name = await checkNickName(body.nick_name, id)
    await withAdminLock(queries, async (transaction) => {
      const profiles = profileStore(transaction)
      const current = await profiles.find(id)
      await profiles.update(id, { nick_name, avatar }, now())
      if (avatar === current?.avatar) return
      const urls = DEFAULT_AVATARS.includes(avatar) ? [] : [avatar]
      await keepAvatar(transaction, { userId: id, by, urls })
    })
    return true
  })
}
