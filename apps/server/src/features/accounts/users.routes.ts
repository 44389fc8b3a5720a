import { DEFAULT_AVATARS, endpoints, type Role } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { withAdminLock } from '../../database/with-admin-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { Identity } from '../../http/caller.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { wireTimes } from '../../http/times.ts'
import type { Clock } from '../../platform/clock.ts'
import { nickNameCheck } from './nick-names.ts'
import { passwordLinkStore } from './password-links.store.ts'
import { type KeepAvatar, profileStore } from './profiles.store.ts'
import { assertAdministrator } from './user-status.ts'
import { whyNotChange } from './users.rules.ts'
import { type UserFilter, userStore } from './users.store.ts'

interface Needs {
  readonly queries: Queries
  readonly ownerId: () => Promise<number>
  /** Refuses whoever may not manage this user, and users that are not there. */
  readonly assertManageable: (byId: number, id: number) => Promise<void>
  readonly timeZone: () => Promise<string>
  readonly keepAvatar: KeepAvatar
  readonly now: Clock
}

type Found = Awaited<ReturnType<ReturnType<typeof userStore>['page']>>[number]

const wireUser = (
  { created_at, updated_at, role, blocked, ...user }: Found,
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

/** Users at the desk: who they are, and what they may do. */
export const usersRoutes = (serve: Serve, needs: Needs) => {
  const { queries, ownerId, assertManageable, timeZone, keepAvatar, now } = needs
  const people = userStore(queries)
  const checkNickName = nickNameCheck(queries)

  serve(endpoints.getUserList, async ({ body }) => {
    const { current, size, nick_name, username, role, blocked } = body
    const filter: UserFilter = {
      nickName: nick_name?.trim() ?? '',
      username: username?.trim() ?? '',
      role: role ?? undefined,
      blocked: blocked ?? undefined,
    }
    const [rows, total, owner, zone] = await Promise.all([
      people.page(filter, body, now()),
      people.total(filter),
      ownerId(),
      timeZone(),
    ])
    return { current, size, list: rows.map((row) => wireUser(row, owner, zone)), total }
  })

  serve(endpoints.adminGetUser, async ({ params: { id } }) => {
    const row = await people.one(id, now())
    if (!row) throw new AppError('userNotFound')
    const passwordLinkUntilMs = await passwordLinkStore(queries).goodUntil(id, now())
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
      const others = await store.otherAdministrators(id)
      const why = whyNotChange({ id, before, after, ownerId: owner, others })
      if (why) throw new AppError(why)
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
    const nick_name = body.nick_name.trim()
    await assertManageable(by.id, id)
    await checkNickName(nick_name, id)
    await withAdminLock(queries, async (transaction) => {
      const profiles = profileStore(transaction)
      const present = await profiles.find(id)
      await profiles.update(id, { nick_name, avatar }, now())
      if (avatar === present?.avatar) return
      const urls = DEFAULT_AVATARS.includes(avatar) ? [] : [avatar]
      await keepAvatar(transaction, { userId: id, by, urls })
    })
    return true
  })
}
