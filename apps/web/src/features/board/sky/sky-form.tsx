import { LENGTH } from '@lanting/contract'
import { IconSend } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { isHeld } from '../../../shared/is-held.ts'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useClientId } from '../../../shared/use-client-id.ts'
import { useHoneypot } from '../../../shared/use-honeypot.tsx'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'
import { NEW_DRAFT } from '../board.rules.ts'

/** Sends a message. The text stays until the server confirms it. */
export const SkyForm = ({ onSent }: { onSent: (message: string) => void }) => {
  const { board, messages } = useCopy()
  const api = useApi()
  const id = useId()
  const [text, setText] = useState('')
  const { honeypotInput, honeypotFields } = useHoneypot()
  const { clientId, renew } = useClientId()
  const sending = useSingleMutation({
    mutationFn: async (message: string) => {
      const draft = { ...NEW_DRAFT, message, tag: board.skyTag }
      const client_id = clientId(draft)
      await api.addMessage({ body: { ...draft, ...(await honeypotFields()), client_id } })
    },
    onError: (failure) => {
      if (!isHeld(failure)) return
      renew()
      setText('')
    },
    onSuccess: (_, message) => {
      renew()
      setText('')
      onSent(message)
      const { title } = messages
      const toast = { level: 'info', title: title.info, text: board.published } as const
      showToast({ ...toast, durationMs: TOAST_MS })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const message = text.trim()
    if (message === '') {
      const { title } = messages
      return showToast({
        level: 'warning',
        title: title.warning,
        text: board.empty,
        durationMs: TOAST_MS,
      })
    }
    sending.mutate(message)
  }
  return (
    <form className="sky-form" onSubmit={submit}>
      <label className="for-screen-readers" htmlFor={id}>
        {board.message}
      </label>
      <input
        id={id}
        value={text}
        maxLength={LENGTH.boardMessage}
        placeholder={board.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        onChange={({ target }) => setText(target.value)}
      />
      {honeypotInput}
      <button type="submit" aria-label={board.send} aria-busy={sending.isPending}>
        <IconSend aria-hidden size={20} stroke={1.6} />
      </button>
    </form>
  )
}
