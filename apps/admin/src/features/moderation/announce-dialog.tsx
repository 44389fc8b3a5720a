import { LENGTH } from '@lanting/contract'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { confirm } from '../../shared/confirm.ts'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { TextAreaField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { useAction } from '../../shared/use-action.ts'
import { useClientId } from '../../shared/use-client-id.ts'

const Form = ({ onClose }: { onClose: () => void }) => {
  const { announce } = useCopy().admin.notifications
  const action = useAction(['notifications'])
  const { data } = useQuery({
    queryKey: ['notifications', 'receivers'],
    queryFn: () => api.getReceiverCount(undefined, { quiet: true }),
  })
  const { clientId } = useClientId()
  const users = data?.users ?? 0
  const send = async (form: FormData) => {
    const message = formText(form, 'message')
    const body = { message, client_id: clientId(message) }
    if (!(await confirm({ text: announce.confirm(users), yes: announce.send }))) return
    const { sent } = await api.addAnnouncement({ body }, { quiet: true })
    onClose()
    await action(async () => undefined, announce.sent(sent))
  }
  return (
    <DialogForm
      title={announce.title}
      submitLabel={announce.next}
      onSubmit={send}
      onDone={() => undefined}
      onClose={onClose}
    >
      <p className="quiet">{data && announce.lead(users)}</p>
      <TextAreaField
        label={announce.message}
        name="message"
        rows={5}
        required
        maxLength={LENGTH.notification}
      />
    </DialogForm>
  )
}

/** Writes a notification to all users, after a confirmation. */
export const AnnounceButton = () => {
  const { announce } = useCopy().admin.notifications
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <IconSend aria-hidden size={18} stroke={1.6} />
        {announce.open}
      </button>
      {isOpen && <Form onClose={() => setOpen(false)} />}
    </>
  )
}
