import { type AdminUser, ROLE } from '@lanting/contract'
import { useCopy } from '../../shared/language.ts'

/** The chips of owners, administrators and banned users. */
export const UserChips = ({ user }: { user: AdminUser }) => {
  const { users } = useCopy().admin
  const isAdministrator = user.role === ROLE.administrator
  return (
    <span className="chips">
      {isAdministrator && (
        <span className="chip" data-tone="green">
          {user.isOwner ? users.owner : users.roles[user.role]}
        </span>
      )}
      {(user.blocked === 1 || !isAdministrator) && (
        <span className="chip" data-tone={user.blocked === 1 ? 'red' : undefined}>
          {users.statuses[user.blocked]}
        </span>
      )}
    </span>
  )
}
