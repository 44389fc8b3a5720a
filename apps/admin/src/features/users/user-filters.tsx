import { ROLE } from '@lanting/contract'
import { useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { useCopy } from '../../shared/language.ts'
import { PATHS } from '../../shared/paths.ts'
import { isFiltered, readUserSearch, type UserSearch } from './user-search.ts'

/** Narrows the list through the address, and goes back to the first page. */
export const UserFilters = ({ search }: { search: UserSearch }) => {
  const { users, table } = useCopy().admin
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = Object.fromEntries(new FormData(event.currentTarget))
    return navigate({ to: PATHS.users, search: readUserSearch({ ...form, size: search.size }) })
  }
  return (
    // A new address fills the fields anew.
    <form className="filters" key={JSON.stringify(search)} onSubmit={submit}>
      <input
        className="input"
        name="name"
        type="search"
        aria-label={users.nickName}
        placeholder={users.nickName}
        defaultValue={search.name}
      />
      <input
        className="input"
        name="username"
        type="search"
        aria-label={users.username}
        placeholder={users.username}
        defaultValue={search.username}
      />
      <select className="input" name="role" aria-label={users.role} defaultValue={search.role}>
        <option value="">{users.anyRole}</option>
        {[ROLE.administrator, ROLE.user].map((role) => (
          <option key={role} value={role}>
            {users.roles[role]}
          </option>
        ))}
      </select>
      <select
        className="input"
        name="blocked"
        aria-label={users.status}
        defaultValue={search.blocked}
      >
        <option value="">{users.anyStatus}</option>
        {([0, 1] as const).map((blocked) => (
          <option key={blocked} value={blocked}>
            {users.statuses[blocked]}
          </option>
        ))}
      </select>
      <button type="submit" className="button">
        {table.search}
      </button>
      {isFiltered(search) && (
        <button
          type="button"
          className="button ghost"
          onClick={() => navigate({ to: PATHS.users, search: {} })}
        >
          {table.reset}
        </button>
      )}
    </form>
  )
}
