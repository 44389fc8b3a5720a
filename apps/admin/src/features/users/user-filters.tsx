import { ROLE } from '@lanting/contract'
import { useNavigate } from '@tanstack/react-router'
import { ChoiceFilter, Filters, TextFilter } from '../../shared/filters.tsx'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { isFiltered, readUserSearch, type UserSearch } from './user-search.ts'

const ROLES = [ROLE.administrator, ROLE.user] as const
const BLOCKED = [0, 1] as const

export const UserFilters = ({ search }: { search: UserSearch }) => {
  const { users } = useCopy().admin
  const navigate = useNavigate()
  const go = (next: UserSearch) => navigate({ to: PATHS.users, search: next })
  return (
    <Filters
      shown={search}
      onSubmit={(form) => go(readUserSearch({ ...form, size: search.size }))}
      onReset={isFiltered(search) && (() => go({}))}
    >
      <TextFilter name="name" label={users.nickName} value={search.name} />
      <TextFilter name="username" label={users.username} value={search.username} />
      <ChoiceFilter
        name="role"
        label={users.role}
        value={search.role}
        any={users.anyRole}
        choices={ROLES.map((role) => [role, users.roles[role]])}
      />
      <ChoiceFilter
        name="blocked"
        label={users.status}
        value={search.blocked}
        any={users.anyStatus}
        choices={BLOCKED.map((blocked) => [blocked, users.statuses[blocked]])}
      />
    </Filters>
  )
}
