import type { AdminUser } from '@lanting/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable } from '../../shared/data-table.tsx'
import { useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { showToast } from '../../shared/toasts.ts'
import { useUserActions } from './user-actions.ts'
import { userColumns } from './user-columns.tsx'
import { UserDialog } from './user-dialog.tsx'
import { UserFilters } from './user-filters.tsx'
import { isFiltered, type UserSearch } from './user-search.ts'
import { USERS, userListQuery } from './users.queries.ts'

/** All registered users. */
export const UserList = ({ search }: { search: UserSearch }) => {
  const copy = useCopy()
  const { users, actions: actionCopy, table } = copy.admin
  const { data, isError, refetch } = useQuery(userListQuery(search))
  const queries = useQueryClient()
  const actions = useUserActions()
  const [edited, setEdited] = useState<AdminUser>()
  const isEmpty = data?.total === 0
  const saved = () => {
    setEdited(undefined)
    showToast('info', actionCopy.saved)
    queries.invalidateQueries({ queryKey: USERS })
  }
  return (
    <>
      <div className="screen-head">
        <h1>{users.title}</h1>
        <span className="quiet">{data && table.total(data.total)}</span>
      </div>
      <UserFilters search={search} />
      {isError && <FailedList onRetry={refetch} />}
      {isEmpty && <EmptyList text={isFiltered(search) ? table.nothingFound : users.empty} />}
      {!isError && !isEmpty && (
        <DataTable<AdminUser>
          label={users.title}
          columns={userColumns({ copy, actions, onEdit: setEdited })}
          rows={data?.list}
          idOf={({ id }) => id}
          nameOf={({ nick_name }) => nick_name}
          search={search}
        />
      )}
      {data && data.total > 0 && <TableFoot search={search} total={data.total} />}
      {edited && <UserDialog user={edited} onDone={saved} onClose={() => setEdited(undefined)} />}
    </>
  )
}
