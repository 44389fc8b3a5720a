import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../shared/act-form.tsx'
import { api } from '../../shared/api.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { Field } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { say } from '../../shared/toasts.ts'
import { CHAT_PEOPLE } from './order.queries.ts'

/** Whom it is about. */
export interface Muted {
  readonly user_id: number
  readonly nick_name: string
}

const MINUTES = [10, 60, 1440, 10080, 525600] as const

/** Asks for how long somebody may only read. */
export const MuteDialog = ({ person, onClose }: { person: Muted; onClose: () => void }) => {
  const { chatDesk } = useCopy().admin
  const queries = useQueryClient()
  const mute = (form: FormData) => {
    const minutes = Number(form.get('minutes'))
    return api.muteInChat({ body: { user_id: person.user_id, minutes } }, { quiet: true })
  }
  const done = () => {
    say('info', chatDesk.muted)
    queries.invalidateQueries({ queryKey: CHAT_PEOPLE })
    onClose()
  }
  return (
    <Dialog title={chatDesk.muteTitle(person.nick_name)} onClose={onClose}>
      <ActForm onSubmit={mute} onDone={done} onCancel={onClose} yes={chatDesk.mute}>
        <Field label={chatDesk.duration}>
          <select className="input" name="minutes" defaultValue={60}>
            {MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {chatDesk.durations[minutes]}
              </option>
            ))}
          </select>
        </Field>
      </ActForm>
    </Dialog>
  )
}
