import { ADMIN_LENGTH, WEBHOOK_EVENTS, type Webhook, type WebhookEvent } from '@lanting/contract'
import { useRef, useState } from 'react'
import { api } from '../../shared/api.ts'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { useClientId } from '../../shared/use-client-id.ts'

interface Props {
  readonly webhook: Webhook | undefined
  readonly onClose: () => void
  /** Receives the secret of a new webhook. */
  readonly onDone: (secret: string | undefined) => void
}

export const WebhookDialog = ({ webhook, onClose, onDone }: Props) => {
  const { outbox } = useCopy().admin
  const [kinds, setKinds] = useState<readonly WebhookEvent[]>(webhook?.kinds ?? [...WEBHOOK_EVENTS])
  const [enabled, setEnabled] = useState(webhook?.enabled ?? true)
  const { clientId } = useClientId()
  const secret = useRef<string>(undefined)

  const save = async (form: FormData) => {
    const draft = { url: formText(form, 'url'), kinds: [...kinds], enabled }
    if (webhook) await api.updateWebhook({ body: { id: webhook.id, ...draft } }, { quiet: true })
    else {
      const body = { ...draft, client_id: clientId(draft) }
      secret.current = (await api.addWebhook({ body }, { quiet: true })).secret
    }
  }
  const toggle = (kind: WebhookEvent) =>
    setKinds(
      WEBHOOK_EVENTS.filter((one) => (one === kind ? !kinds.includes(one) : kinds.includes(one))),
    )

  return (
    <DialogForm
      title={webhook ? outbox.edit : outbox.add}
      onClose={onClose}
      onSubmit={save}
      onDone={() => onDone(secret.current)}
    >
      <TextField
        label={outbox.url}
        hint={outbox.urlHint}
        name="url"
        type="url"
        required
        maxLength={ADMIN_LENGTH.webhook}
        defaultValue={webhook?.url}
      />
      <fieldset className="webhook-events">
        <legend>{outbox.kinds}</legend>
        {WEBHOOK_EVENTS.map((kind) => (
          <label key={kind} className="tick">
            <input type="checkbox" checked={kinds.includes(kind)} onChange={() => toggle(kind)} />
            {outbox.events[kind]}
          </label>
        ))}
        {kinds.length === 0 && <p className="fault">{outbox.kindsMissing}</p>}
      </fieldset>
      <label className="tick">
        <input type="checkbox" checked={enabled} onChange={() => setEnabled(!enabled)} />
        {outbox.enabled}
      </label>
    </DialogForm>
  )
}
