import { type FriendLink, LINK_STATUS } from '@lanting/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable } from '../../shared/data-table.tsx'
import { useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { ScreenHead } from '../../shared/screen-head.tsx'
import { EmptyList, FailedList, SelectionBar } from '../../shared/table-states.tsx'
import { showToast } from '../../shared/toasts.ts'
import { useSelection } from '../../shared/use-selection.ts'
import { useLinkActions } from './link-actions.ts'
import { linkColumns } from './link-columns.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { LinkFilters, LinkTabs } from './link-filters.tsx'
import { isFiltered, type LinkSearch } from './link-search.ts'
import { LINKS, linkListQuery } from './links.queries.ts'

/** The friend links: pending and approved. */
export const LinkList = ({ search }: { search: LinkSearch }) => {
  const copy = useCopy()
  const { links, actions: actionCopy, table } = copy.admin
  const { tab = 'all' } = search
  const { data, isError, refetch } = useQuery(linkListQuery(search))
  const queries = useQueryClient()
  const selection = useSelection()
  const actions = useLinkActions(() => selection.choose(new Set()))
  const [edited, setEdited] = useState<FriendLink | 'new'>()
  const chosen = (data?.list ?? []).filter(({ id }) => selection.ids.has(id))
  const waiting = chosen.filter(({ status }) => status === LINK_STATUS.waiting)
  const isEmpty = data?.total === 0
  const saved = () => {
    setEdited(undefined)
    showToast('info', actionCopy.saved)
    queries.invalidateQueries({ queryKey: LINKS })
  }
  return (
    <>
      <ScreenHead
        title={links.title}
        note={data && table.total(data.total)}
        add={{ name: links.add, onClick: () => setEdited('new') }}
      />
      <LinkTabs tab={tab} />
      <LinkFilters search={search} />
      <SelectionBar selection={selection}>
        {waiting.length > 0 && (
          <button type="button" className="button" onClick={() => actions.approve(waiting)}>
            {links.approve}
          </button>
        )}
        <button type="button" className="button red" onClick={() => actions.remove(chosen)}>
          {actionCopy.delete}
        </button>
      </SelectionBar>
      {isError && <FailedList onRetry={refetch} />}
      {isEmpty && <EmptyList text={isFiltered(search) ? table.nothingFound : links.empty[tab]} />}
      {!isError && !isEmpty && (
        <DataTable<FriendLink>
          label={links.title}
          columns={linkColumns({ copy, actions, onEdit: setEdited })}
          rows={data?.list}
          idOf={({ id }) => id}
          nameOf={({ site_name }) => site_name}
          search={search}
          selection={selection}
        />
      )}
      {data && data.total > 0 && <TableFoot search={search} total={data.total} />}
      {edited && (
        <LinkDialog
          link={edited === 'new' ? undefined : edited}
          onDone={saved}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
