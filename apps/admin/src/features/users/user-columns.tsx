import { type AdminUser, ROLE } from '@lanting/contract'
import { IconBan, IconLockOpen, IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../shared/data-table.tsx'
import { fullDate, shortDate } from '../../shared/formats.ts'
import type { Copy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { RowAction } from '../../shared/row-action.tsx'
import type { UserActions } from './user-actions.ts'
import { UserChips } from './user-chips.tsx'

interface Needs {
  readonly copy: Copy
  readonly actions: UserActions
  readonly onEdit: (user: AdminUser) => void
}

const NameCell = ({ user }: { user: AdminUser }) => (
  <div className="user-cell">
    <img className="avatar" src={user.avatar} alt="" width={36} height={36} loading="lazy" />
    <div>
      <Link className="name" to={PATHS.user} search={{ id: user.id }}>
        {user.nick_name}
      </Link>
      <small className="quiet">@{user.username}</small>
    </div>
  </div>
)

const ActionsCell = ({ user, copy, actions, onEdit }: Needs & { user: AdminUser }) => {
  const { users } = copy.admin
  const action = (name: string, Icon: typeof IconPencil, onClick: () => void) => (
    <RowAction name={name} of={user.nick_name} Icon={Icon} onClick={onClick} />
  )
  const isBlocked = user.blocked === 1
  return (
    <div className="actions">
      {action(users.edit, IconPencil, () => onEdit(user))}
      {!user.isOwner &&
        action(isBlocked ? users.unblock : users.block, isBlocked ? IconLockOpen : IconBan, () =>
          actions.switchBlocked(user),
        )}
    </div>
  )
}

export const userColumns = (needs: Needs): Column<AdminUser>[] => {
  const { users, table } = needs.copy.admin
  return [
    {
      key: 'name',
      head: users.nickName,
      className: 'wide-cell',
      cell: (user) => <NameCell user={user} />,
    },
    {
      key: 'role',
      head: users.roles[ROLE.administrator],
      isLabelled: true,
      cell: (user) => (
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={user.role === ROLE.administrator}
          aria-label={users.isAdministrator(user.nick_name)}
          disabled={user.isOwner}
          onClick={() => needs.actions.switchRole(user)}
        />
      ),
    },
    {
      key: 'status',
      head: users.status,
      className: 'tight',
      cell: (user) => <UserChips user={user} />,
    },
    {
      key: 'seen',
      head: users.lastSeen,
      isLabelled: true,
      className: 'number quiet tight',
      cell: ({ lastSeenAtMs }) =>
        lastSeenAtMs === null ? users.nowhere : shortDate(fullDate(lastSeenAtMs), Date.now()),
    },
    {
      key: 'created',
      head: users.created,
      isLabelled: true,
      className: 'number quiet tight',
      cell: ({ createdAt }) => shortDate(createdAt, Date.now()),
    },
    { key: 'acts', head: table.actions, cell: (user) => <ActionsCell {...needs} user={user} /> },
  ]
}
