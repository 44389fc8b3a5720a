import { type AdminUser, ROLE } from '@lanting/contract'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { useAction } from '../../shared/use-action.ts'
import { USERS } from './users.queries.ts'

export interface UserActions {
  readonly switchRole: (user: AdminUser) => Promise<void>
  readonly switchBlocked: (user: AdminUser) => Promise<void>
}

/** The actions for a user. Actions that end sessions ask first. */
export const useUserActions = (): UserActions => {
  const { users } = useCopy().admin
  const action = useAction(USERS)

  return {
    switchRole: async ({ id, role, nick_name }) => {
      const next = role === ROLE.administrator ? ROLE.user : ROLE.administrator
      const text = users.confirmRole[next](nick_name)
      if (!(await confirm({ text, danger: next === ROLE.user }))) return
      await action(() => api.updateRole({ params: { id, role: next } }), users.roleChanged)
    },
    switchBlocked: async ({ id, blocked, nick_name }) => {
      if (blocked === 1) {
        await action(() => api.updateBlocked({ params: { id, blocked: 0 } }), users.unblocked)
        return
      }
      const text = users.confirmBlock(nick_name)
      if (!(await confirm({ text, yes: users.block, danger: true }))) return
      await action(() => api.updateBlocked({ params: { id, blocked: 1 } }), users.blocked)
    },
  }
}
