import type { Webhook, WebhookDelivery } from '@lanting/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { type Column, DataTable } from '../../shared/data-table.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import { fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { say } from '../../shared/toasts.ts'
import { deliveriesQuery, WEBHOOKS } from './outbox.queries.ts'
import { StateChip } from './state-chip.tsx'

interface Props {
  readonly webhook: Webhook
  readonly onClose: () => void
}

/** The last deliveries of one webhook, what was answered, and a way to send one again. */
export const DeliveriesDialog = ({ webhook, onClose }: Props) => {
  const { hearing, table } = useCopy().admin
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery(deliveriesQuery(webhook.id))
  const again = async ({ id }: WebhookDelivery) => {
    await api.resendDelivery({ params: { id } })
    say('info', hearing.resent)
    await queries.invalidateQueries({ queryKey: WEBHOOKS })
  }
  const kindOf = ({ kind }: WebhookDelivery) =>
    hearing.events[kind as keyof typeof hearing.events] ?? kind
  const columns: Column<WebhookDelivery>[] = [
    { key: 'what', head: hearing.what, cell: kindOf },
    { key: 'when', head: hearing.when, cell: ({ createdAtMs }) => fullDate(createdAtMs) },
    {
      key: 'state',
      head: hearing.state,
      cell: ({ state, attempts, dueAtMs }) => (
        <>
          <StateChip state={state} />
          {state === 'waiting' && attempts > 0 && (
            <small className="quiet"> {hearing.next(fullDate(dueAtMs))}</small>
          )}
        </>
      ),
    },
    {
      key: 'answer',
      head: hearing.answer,
      cell: ({ status, attempts }) => (attempts > 0 ? (status ?? hearing.noAnswer) : ''),
    },
    { key: 'attempts', head: hearing.attempts, cell: ({ attempts }) => attempts },
    {
      key: 'again',
      head: table.actions,
      cell: (row) => (
        <button type="button" className="link" onClick={() => again(row)}>
          {hearing.again}
        </button>
      ),
    },
  ]
  return (
    <Dialog title={hearing.deliveries} shape="wide" onClose={onClose}>
      <p className="quiet break">{webhook.url}</p>
      {isError && <FailedList onRetry={refetch} />}
      {data?.total === 0 && <EmptyList text={hearing.noDeliveries} />}
      {data?.total !== 0 && !isError && (
        <DataTable
          label={hearing.deliveries}
          columns={columns}
          rows={data?.list}
          idOf={({ id }) => id}
          nameOf={kindOf}
          search={{}}
        />
      )}
    </Dialog>
  )
}
