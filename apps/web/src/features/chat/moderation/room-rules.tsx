import type { ChatRules } from '@lanting/contract'
import { chatModerationCopy } from '@lanting/copy/chat-moderation'
import { type FormEvent, useState } from 'react'
import { useCopy, useCopyOf } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { useModerationApi } from './moderation-api.ts'
import { DurationField, ReasonField } from './moderation-field.tsx'
import { nearestChoice } from './nearest-choice.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

const amountsOf = (names: object) => Object.keys(names).map(Number)

/** Slow mode and read-only time, for administrators. */
export const RoomRules = ({ rules }: { rules: ChatRules }) => {
  const { messages } = useCopy()
  const copy = useCopyOf(chatModerationCopy)
  const api = useModerationApi()
  const leftMs = Math.max(0, rules.read_only_until - Date.now())
  const [slow_seconds, setSlow] = useState(() =>
    nearestChoice(amountsOf(copy.slow), rules.slow_ms / SECOND_MS),
  )
  const [read_only_minutes, setReadOnly] = useState(() =>
    nearestChoice(amountsOf(copy.readOnlyFor), leftMs / MINUTE_MS),
  )
  const [reason, setReason] = useState('')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const why = reason.trim() === '' ? {} : { reason: reason.trim() }
    await api.updateChatRules({ body: { slow_seconds, read_only_minutes, ...why } })
    const { title } = messages
    showToast({
      level: 'info',
      title: title.info,
      text: copy.done.rules,
      durationMs: TOAST_MS,
    })
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
        names={copy.slow}
        value={slow_seconds}
        onChange={setSlow}
      />
      <DurationField
        label={copy.readOnly}
        names={copy.readOnlyFor}
        value={read_only_minutes}
        onChange={setReadOnly}
      />
      <ReasonField value={reason} onChange={setReason} />
      <button type="submit" className="button">
        {copy.save}
      </button>
    </form>
  )
}
