import { LENGTH } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { DialogForm } from '../../shared/dialog-form.tsx'
import { Field } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { showToast } from '../../shared/toasts.ts'
import { CHAT_USERS } from './moderation.queries.ts'

/** The user to mute. */
export interface Muted {
  readonly user_id: number
  readonly nick_name: string
}

const MINUTES = [10, 60, 1440, 10080, 525600] as const

/** Asks for the duration of a mute. */
export const MuteDialog = ({ user, onClose }: { user: Muted; onClose: () => void }) => {
  const { chatAdmin } = useCopy().admin
  const queries = useQueryClient()
  const mute = (form: FormData) => {
    const minutes = Number(form.get('minutes'))
    const reason = String(form.get('reason')).trim()
    const body = { user_id: user.user_id, minutes, ...(reason && { reason }) }
    return api.muteInChat({ body }, { quiet: true })
  }
  const done = () => {
    showToast('info', chatAdmin.muted)
    queries.invalidateQueries({ queryKey: CHAT_USERS })
    onClose()
  }
  return (
    <DialogForm
      title={chatAdmin.muteTitle(user.nick_name)}
      onSubmit={mute}
      onDone={done}
      onClose={onClose}
      submitLabel={chatAdmin.mute}
    >
      <Field label={chatAdmin.duration}>
        <select className="input" name="minutes" defaultValue={60}>
          {MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {chatAdmin.durations[minutes]}
            </option>
          ))}
        </select>
      </Field>
      <Field label={chatAdmin.reason}>
        <input className="input" name="reason" maxLength={LENGTH.moderationReason} />
      </Field>
    </DialogForm>
  )
}
