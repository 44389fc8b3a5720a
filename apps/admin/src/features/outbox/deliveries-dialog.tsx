import type { Webhook, WebhookDelivery } from '@lanting/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { type Column, DataTable } from '../../shared/data-table.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import { dueDate, fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { EmptyList, FailedList } from '../../shared/table-states.tsx'
import { showToast } from '../../shared/toasts.ts'
import { deliveriesQuery, WEBHOOKS } from './outbox.queries.ts'
import { StateChip } from './state-chip.tsx'

interface Props {
  readonly webhook: Webhook
  readonly onClose: () => void
}

/** The last deliveries of a webhook with their responses and a resend button. */
export const DeliveriesDialog = ({ webhook, onClose }: Props) => {
  const { outbox, table } = useCopy().admin
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery(deliveriesQuery(webhook.id))
  const again = async ({ id }: WebhookDelivery) => {
    await api.resendDelivery({ params: { id } })
    showToast('info', outbox.resent)
    await queries.invalidateQueries({ queryKey: WEBHOOKS })
  }
  const kindOf = ({ kind }: WebhookDelivery) =>
    outbox.events[kind as keyof typeof outbox.events] ?? kind
  const columns: Column<WebhookDelivery>[] = [
    { key: 'what', head: outbox.event, cell: kindOf },
    { key: 'when', head: outbox.when, cell: ({ createdAtMs }) => fullDate(createdAtMs) },
    {
      key: 'state',
      head: outbox.state,
      cell: ({ state, attempts, dueAtMs }) => (
        <>
          <StateChip state={state} />
          {state === 'waiting' && attempts > 0 && (
            <small className="quiet"> {outbox.next(dueDate(dueAtMs))}</small>
          )}
        </>
      ),
    },
    {
      key: 'answer',
      head: outbox.response,
      isLabelled: true,
      cell: ({ status, attempts }) => (attempts > 0 ? (status ?? outbox.noResponse) : ''),
    },
    { key: 'attempts', head: outbox.attempts, isLabelled: true, cell: ({ attempts }) => attempts },
    {
      key: 'again',
      head: table.actions,
      cell: (row) => (
        <button type="button" className="link" onClick={() => again(row)}>
          {outbox.resend}
        </button>
      ),
    },
  ]
  return (
    <Dialog title={outbox.deliveries} shape="wide" onClose={onClose}>
      <p className="quiet break">{webhook.url}</p>
      {isError && <FailedList onRetry={refetch} />}
      {data?.total === 0 && <EmptyList text={outbox.noDeliveries} />}
      {data?.total !== 0 && !isError && (
        <DataTable
          label={outbox.deliveries}
          columns={columns}
          rows={data?.list}
          idOf={({ id }) => id}
          nameOf={kindOf}
        />
      )}
    </Dialog>
  )
}
