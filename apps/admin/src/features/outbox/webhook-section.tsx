import type { Webhook } from '@lanting/contract'
import {
  IconHistory,
  IconKey,
  IconPencil,
  IconPlus,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { useCopy } from '../../shared/language.ts'
import { EmptyList, FailedList, LoadingList } from '../../shared/table-states.tsx'
import { showToast } from '../../shared/toasts.ts'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { WEBHOOKS, webhooksQuery } from './outbox.queries.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

type Open =
  | { readonly dialog: 'draft'; readonly webhook?: Webhook }
  | { readonly dialog: 'secret'; readonly secret: string }
  | { readonly dialog: 'deliveries'; readonly webhook: Webhook }

/** The webhooks with their events and deliveries. */
export const WebhookSection = () => {
  const { outbox, actions } = useCopy().admin
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery(webhooksQuery())
  const [open, setOpen] = useState<Open>()
  const refresh = () => queries.invalidateQueries({ queryKey: WEBHOOKS })
  const close = () => setOpen(undefined)

  const test = async ({ id }: Webhook) => {
    await api.testWebhook({ params: { id } })
    showToast('info', outbox.tested)
    await refresh()
  }
  const renew = async ({ id }: Webhook) => {
    if (!(await confirm({ text: outbox.confirmRenew, yes: outbox.renew, danger: true }))) return
    const { secret } = await api.renewWebhookSecret({ params: { id } })
    setOpen({ dialog: 'secret', secret })
  }
  const remove = async ({ id, url }: Webhook) => {
    if (!(await confirm({ text: outbox.confirmDelete(url), yes: actions.delete, danger: true })))
      return
    await api.deleteWebhook({ params: { id } })
    showToast('info', outbox.deleted)
    await refresh()
  }
  const actionsOf = (webhook: Webhook) =>
    [
      [outbox.deliveries, IconHistory, () => setOpen({ dialog: 'deliveries', webhook })],
      [outbox.test, IconSend, () => test(webhook)],
      [actions.edit, IconPencil, () => setOpen({ dialog: 'draft', webhook })],
      [outbox.renew, IconKey, () => renew(webhook)],
      [actions.delete, IconTrash, () => remove(webhook)],
    ] as const

  return (
    <section className="sheet outbox" aria-label={outbox.webhooks}>
      <div className="sheet-head">
        <h2>{outbox.webhooks}</h2>
        <div className="actions">
          <button type="button" className="button" onClick={() => setOpen({ dialog: 'draft' })}>
            <IconPlus aria-hidden size={18} stroke={1.8} />
            {outbox.add}
          </button>
        </div>
      </div>
      <p className="quiet">{outbox.webhooksLead}</p>
      {isError && <FailedList onRetry={refetch} />}
      {!data && !isError && <LoadingList shape="rows" />}
      {data?.length === 0 && <EmptyList text={outbox.empty} />}
      <ul className="action-rows">
        {data?.map((webhook) => (
          <li key={webhook.id}>
            <div>
              <b>{webhook.url}</b>
              <p className="quiet">
                {webhook.kinds.map((kind) => outbox.events[kind]).join(' · ')}
              </p>
            </div>
            <span className="chip" data-tone={webhook.enabled ? 'green' : undefined}>
              {webhook.enabled ? outbox.on : outbox.off}
            </span>
            <div className="actions">
              {actionsOf(webhook).map(([name, Icon, action]) => (
                <button
                  key={name}
                  type="button"
                  className="icon-button"
                  aria-label={`${name}: ${webhook.url}`}
                  title={name}
                  onClick={action}
                >
                  <Icon aria-hidden size={18} stroke={1.6} />
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {open?.dialog === 'draft' && (
        <WebhookDialog
          webhook={open.webhook}
          onClose={close}
          onDone={async (secret) => {
            setOpen(secret === undefined ? undefined : { dialog: 'secret', secret })
            await refresh()
          }}
        />
      )}
      {open?.dialog === 'secret' && <SecretDialog secret={open.secret} onClose={close} />}
      {open?.dialog === 'deliveries' && <DeliveriesDialog webhook={open.webhook} onClose={close} />}
    </section>
  )
}
