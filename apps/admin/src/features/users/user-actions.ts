import { type AdminUser, ROLE } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { ask } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { say } from '../../shared/toasts.ts'
import { USERS } from './users.queries.ts'

export interface UserActions {
  readonly switchRole: (user: AdminUser) => Promise<void>
  readonly switchBlocked: (user: AdminUser) => Promise<void>
}

/** What can be decided about a user. What ends their sessions asks first. */
export const useUserActions = (): UserActions => {
  const { users } = useCopy().admin
  const queries = useQueryClient()

  /** However it ends, the screen shows what the server has; a failure has been told by the call. */
  const action = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      say('info', done)
    } catch (error) {
      console.info('The users are fetched anew.', error)
    }
    await queries.invalidateQueries({ queryKey: USERS })
  }

  return {
    switchRole: async ({ id, role, nick_name }) => {
      const next = role === ROLE.administrator ? ROLE.user : ROLE.administrator
      const text = users.confirmRole[next](nick_name)
      if (!(await ask({ text, grave: next === ROLE.user }))) return
      await action(() => api.updateRole({ params: { id, role: next } }), users.roleChanged)
    },
    switchBlocked: async ({ id, blocked, nick_name }) => {
      if (blocked === 1) {
        await action(() => api.updateBlocked({ params: { id, blocked: 0 } }), users.unblocked)
        return
      }
      const text = users.confirmBlock(nick_name)
      if (!(await ask({ text, yes: users.block, grave: true }))) return
      await action(() => api.updateBlocked({ params: { id, blocked: 1 } }), users.blocked)
    },
  }
}
