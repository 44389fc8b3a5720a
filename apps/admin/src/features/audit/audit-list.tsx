import { AUDIT_DAYS, type AuditEntry } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Column, DataTable } from '../../shared/data-table.tsx'
import { type Copy, useCopy } from '../../shared/language.ts'
import { TableFoot } from '../../shared/pager.tsx'
import { PATHS } from '../../shared/paths.ts'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { auditListQuery } from './audit.queries.ts'
import { AuditFilters } from './audit-filters.tsx'
import { type AuditSearch, isFiltered } from './audit-search.ts'
import { detailsOf } from './details.ts'

const TONES = { done: 'green', refused: 'amber', failed: 'red', unfinished: 'red' } as const

const ActionCell = ({ entry, admin }: { entry: AuditEntry; admin: Copy['admin'] }) => {
  const actions: Readonly<Record<string, string>> = admin.audit.actions
  return (
    <div className="action-cell">
      <b>{actions[entry.action] ?? entry.action}</b>
      <p className="quiet">
        {detailsOf(entry, admin).map(({ key, name, text }) => (
          <span key={key}>
            {name} <em>{text}</em>
          </span>
        ))}
      </p>
      {entry.reason && <p className="fault">{entry.reason}</p>}
    </div>
  )
}

const auditColumns = ({ admin }: Copy): Column<AuditEntry>[] => {
  const { audit } = admin
  return [
    {
      key: 'time',
      head: audit.time,
      className: 'number quiet tight',
      cell: ({ createdAt, requestId }) => (
        <span title={requestId && `${audit.request}: ${requestId}`}>{createdAt}</span>
      ),
    },
    {
      key: 'who',
      head: audit.user,
      className: 'tight',
      cell: ({ user_id, nick_name }) =>
        user_id === null ? (
          <span className="quiet">{audit.gone}</span>
        ) : (
          <Link className="link" to={PATHS.user} search={{ id: user_id }}>
            {nick_name}
          </Link>
        ),
    },
    {
      key: 'action',
      head: audit.action,
      className: 'wide-cell',
      cell: (entry) => <ActionCell entry={entry} admin={admin} />,
    },
    {
      key: 'ending',
      head: audit.outcome,
      className: 'tight',
      cell: ({ outcome }) => (
        <span className="chip" data-tone={TONES[outcome ?? 'unfinished']}>
          {audit.outcomes[outcome ?? 'unfinished']}
        </span>
      ),
    },
  ]
}

/** The actions of administrators. */
export const AuditList = ({ search }: { search: AuditSearch }) => {
  const copy = useCopy()
  const { audit, table } = copy.admin
  const { data, isError, refetch } = useQuery(auditListQuery(search))
  const isEmpty = data?.total === 0
  return (
    <>
      <div className="screen-head">
        <h1>{audit.title}</h1>
        <span className="quiet">{data && table.total(data.total)}</span>
      </div>
      <p className="quiet lead">{audit.lead(AUDIT_DAYS)}</p>
      <AuditFilters search={search} />
      {isError && <FailedList onRetry={refetch} />}
      {isEmpty && <EmptyList text={isFiltered(search) ? table.nothingFound : audit.empty} />}
      {!isError && !isEmpty && (
        <DataTable<AuditEntry>
          label={audit.title}
          columns={auditColumns(copy)}
          rows={data?.list}
          idOf={({ id }) => id}
          nameOf={({ action }) => action}
          search={search}
        />
      )}
      {data && data.total > 0 && <TableFoot search={search} total={data.total} />}
    </>
  )
}
