import type { ChatMessage } from '@lanting/contract'
import { chatModerationCopy } from '@lanting/copy/chat-moderation'
import { type FormEvent, useState } from 'react'
import { Dialog, DialogHeader } from '../../../shared/dialog/dialog.tsx'
import { useCopy, useCopyOf } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { type ModerationAction, moderateMessage } from './moderate-message.ts'
import { useModerationApi } from './moderation-api.ts'
import { choicesOf, DurationField, ReasonField } from './moderation-field.tsx'

interface Props {
  readonly message: ChatMessage
  readonly onClose: () => void
}

const ACTIONS: readonly ModerationAction[] = ['remove', 'mute', 'ban']
/** A visitor can neither be muted nor banned. */
const VISITOR_ACTIONS: readonly ModerationAction[] = ['remove']
const HOUR = 60

/** Removes a message, or mutes or bans its author, with a reason for the audit log. */
export const ModerationDialog = ({ message, onClose }: Props) => {
  const { messages } = useCopy()
  const copy = useCopyOf(chatModerationCopy)
  const api = useModerationApi()
  const [action, setAction] = useState<ModerationAction>('remove')
  const [minutes, setMinutes] = useState(HOUR)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const done = await moderateMessage(api, message, { action, minutes, reason })
      const level = done === 'nobody' ? 'warning' : 'info'
      const title = messages.title[level]
      showToast({ level, title, text: copy.done[done], durationMs: TOAST_MS })
      onClose()
    } catch {
      // The call has shown its failure. The dialog stays with what was chosen.
      setBusy(false)
    }
  }

  return (
    <Dialog onClose={onClose} className="padded-dialog">
      <DialogHeader
        title={copy.title(message.nick_name)}
        closeLabel={messages.close}
        onClose={onClose}
      />
      <form className="form moderation-form" onSubmit={submit}>
        <fieldset>
          <legend>{copy.action}</legend>
          {(message.user_id === null ? VISITOR_ACTIONS : ACTIONS).map((one) => (
            <label key={one} className="moderation-choice">
              <input
                type="radio"
                name="action"
                checked={one === action}
                onChange={() => setAction(one)}
              />
              {copy.actions[one]}
            </label>
          ))}
        </fieldset>
        {action === 'ban' && <p className="field-hint">{copy.banHint}</p>}
        {action === 'mute' && (
          <DurationField
            label={copy.duration}
            choices={choicesOf(copy.durations)}
            value={minutes}
            onChange={setMinutes}
          />
        )}
        <ReasonField value={reason} onChange={setReason} />
        <div className="dialog-actions">
          <button type="submit" className="button" aria-busy={isBusy}>
            {copy.confirm}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
