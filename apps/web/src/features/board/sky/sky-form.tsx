import { LENGTH } from '@lanting/contract'
import { IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { isHeld } from '../../../shared/is-held.ts'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useApi } from '../../../shared/use-api.ts'
import { NEW_DRAFT } from '../board.rules.ts'
import { useHoneypot } from '../use-honeypot.tsx'

/** Sends a message. The text stays until the server confirms it. */
export const SkyForm = ({ onSent }: { onSent: (message: string) => void }) => {
  const { board, messages, publishing } = useCopy()
  const api = useApi()
  const id = useId()
  const [text, setText] = useState('')
  const { honeypotInput, honeypotFields } = useHoneypot()
  const sending = useMutation({
    mutationFn: async (message: string) => {
      const body = { ...NEW_DRAFT, message, tag: board.skyTag, ...(await honeypotFields()) }
      await api.addMessage({ body })
    },
    onError: (failure) => {
      if (isHeld(failure)) setText('')
    },
    onSuccess: (_, message) => {
      setText('')
      onSent(message)
      const { title } = messages
      const toast = { level: 'info', title: title.info, text: publishing.published } as const
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
    if (!sending.isPending) sending.mutate(message)
  }
  return (
    <form className="sky-form" onSubmit={submit}>
      <label className="for-screen-readers" htmlFor={id}>
        {publishing.message}
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
