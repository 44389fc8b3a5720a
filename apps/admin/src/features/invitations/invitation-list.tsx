import { INVITATION_STATES, type Invitation } from '@lanting/contract'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { DataTable } from '../../shared/data-table.tsx'
import { useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { PATHS } from '../../shared/paths.ts'
import { SecretLink } from '../../shared/secret-link.tsx'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { Tabs } from '../../shared/tabs.tsx'
import { useAction } from '../../shared/use-action.ts'
import { useClientId } from '../../shared/use-client-id.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { invitationColumns } from './invitation-columns.tsx'
import { INVITATIONS, type InvitationSearch, invitationListQuery } from './invitations.queries.ts'

const TABS = ['all', ...INVITATION_STATES] as const

/** The invitations with their creators and users. */
export const InvitationList = ({ search }: { search: InvitationSearch }) => {
  const copy = useCopy()
  const { invitations, table } = copy.admin
  const { data, isError, refetch } = useQuery(invitationListQuery(search))
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: INVITATIONS })
  const action = useAction(INVITATIONS)
  const { clientId, renew } = useClientId()
  const making = useSingleMutation({
    mutationFn: () => api.addInvitation({ query: { client_id: clientId() } }),
    onSuccess: () => {
      renew()
      return refresh()
    },
  })
  const revoke = async ({ id }: Invitation) => {
    const { confirmRevoke, revoke: yes, revoked } = invitations
    if (!(await confirm({ text: confirmRevoke, yes, danger: true }))) return
    await action(async () => {
      await api.deleteInvitation({ params: { id } })
      if (making.data?.id === id) making.reset()
    }, revoked)
  }
  const isEmpty = data?.total === 0
  return (
    <>
      <div className="screen-head">
        <h1>{invitations.title}</h1>
        <span className="quiet">{data && table.total(data.total)}</span>
        <div className="ends">
          <button
            type="button"
            className="button"
            aria-busy={making.isPending}
            onClick={() => making.mutate()}
          >
            <IconPlus aria-hidden size={18} stroke={1.8} />
            {invitations.add}
          </button>
        </div>
      </div>
      <p className="quiet lead">{invitations.lead}</p>
      {making.data && (
        <section className="sheet" aria-label={invitations.made}>
          <SecretLink label={invitations.address} url={making.data.url} hint={invitations.shown} />
        </section>
      )}
      <Tabs
        label={invitations.title}
        to={PATHS.invitations}
        names={TABS}
        current={search.state ?? 'all'}
        titles={invitations.tabs}
        parameter="state"
      />
      {isError && <FailedList onRetry={refetch} />}
      {isEmpty && <EmptyList text={search.state ? table.nothingFound : invitations.empty} />}
      {!isError && !isEmpty && (
        <DataTable<Invitation>
          label={invitations.title}
          columns={invitationColumns({ copy, onRevoke: revoke })}
          rows={data?.list}
          idOf={({ id }) => id}
          nameOf={({ id }) => `#${id}`}
          search={search}
        />
      )}
      {data && data.total > 0 && <TableFoot search={search} total={data.total} />}
    </>
  )
}
