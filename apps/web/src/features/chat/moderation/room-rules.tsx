import type { ChatRules } from '@lanting/contract'
import { chatModerationCopy } from '@lanting/copy/chat-moderation'
import { type FormEvent, useState } from 'react'
import { useCopy, useCopyOf } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { changedRules, slowChoices } from './changed-rules.ts'
import { useModerationApi } from './moderation-api.ts'
import { type Choices, choicesOf, DurationField, ReasonField } from './moderation-field.tsx'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000
/** The choice that leaves the end of the read-only time as it is. */
const AS_IT_IS = -1

/** Slow mode and read-only time, for administrators. What they do not touch follows the room. */
export const RoomRules = ({ rules }: { rules: ChatRules }) => {
  const { messages } = useCopy()
  const copy = useCopyOf(chatModerationCopy)
  const api = useModerationApi()
  const [slow, setSlow] = useState<number>()
  const [readOnly, setReadOnly] = useState<number>()
  const [reason, setReason] = useState('')

  const slowNames: Readonly<Record<number, string>> = copy.slow
  const presentSlow = rules.slow_ms / SECOND_MS
  const slows = slowChoices(Object.keys(slowNames).map(Number), presentSlow)
  const leftMinutes = Math.ceil((rules.read_only_until - Date.now()) / MINUTE_MS)
  const isReadOnly = leftMinutes > 0
  const readOnlys: Choices = [
    ...(isReadOnly ? [[AS_IT_IS, copy.readOnlyLeft(leftMinutes)] as const] : []),
    ...choicesOf(copy.readOnlyFor),
  ]

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const changes = changedRules({ slow, readOnly })
    const why = reason.trim() === '' ? {} : { reason: reason.trim() }
    if (changes) await api.updateChatRules({ body: { ...changes, ...why } })
    setSlow(undefined)
    setReadOnly(undefined)
    setReason('')
    const { title } = messages
    showToast({ level: 'info', title: title.info, text: copy.done.rules, durationMs: TOAST_MS })
  }

  return (
    <form
      className="form moderation-form room-rules"
      aria-label={copy.rules}
      // The call has shown its failure.
      onSubmit={(event) => submit(event).catch(console.info)}
    >
      <h3>{copy.rules}</h3>
      <DurationField
        label={copy.slowMode}
        choices={slows.map((seconds) => [seconds, slowNames[seconds] ?? copy.slowEvery(seconds)])}
        value={slow ?? presentSlow}
        onChange={setSlow}
      />
      <DurationField
        label={copy.readOnly}
        choices={readOnlys}
        value={readOnly ?? (isReadOnly ? AS_IT_IS : 0)}
        onChange={(minutes) => setReadOnly(minutes === AS_IT_IS ? undefined : minutes)}
      />
      <ReasonField value={reason} onChange={setReason} />
      <button type="submit" className="button">
        {copy.save}
      </button>
    </form>
  )
}
