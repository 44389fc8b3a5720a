import { type ListeningSession, SESSION_MINUTES, SESSION_TITLE_MAX } from '@lanting/contract'
import { type SubmitEvent, useState } from 'react'
import { useLanguage } from '../../../shared/language.ts'
import { confirm } from '../../../shared/messages/confirm.ts'
import { usePlaylists } from '../playlists.ts'
import { useSessions } from './use-sessions.ts'
import { useTogetherCopy } from './use-together-copy.ts'
import './plan-session.css'

const DEFAULT_MINUTES = 60

const PlanForm = ({ onPlan }: { onPlan: (form: FormData) => void }) => {
  const copy = useTogetherCopy().plan
  const playlists = usePlaylists((state) => state.playlists)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onPlan(new FormData(event.currentTarget))
  }
  return (
    <form className="plan-form" onSubmit={submit}>
      <label>
        {copy.title}
        <input name="title" required maxLength={SESSION_TITLE_MAX} />
      </label>
      <label>
        {copy.playlist}
        <select name="playlist" required>
          {playlists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {copy.starts}
        <input name="starts" type="datetime-local" required />
      </label>
      <label>
        {copy.minutes}
        <input
          name="minutes"
          type="number"
          required
          {...SESSION_MINUTES}
          defaultValue={DEFAULT_MINUTES}
        />
      </label>
      <label className="plan-weekly">
        <input name="weekly" type="checkbox" />
        {copy.weekly}
      </label>
      <button type="submit">{copy.save}</button>
    </form>
  )
}

/** For hosts: the planned sessions, and a new one. */
export const PlanSession = () => {
  const copy = useTogetherCopy().plan
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { sessions, add, cancel } = useSessions()
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const timeOf = ({ startsAtMs, isWeekly }: ListeningSession) =>
    `${time.format(startsAtMs)}${isWeekly ? ` · ${copy.weekly}` : ''}`
  const askToCancel = async ({ id, title, isOn }: ListeningSession) => {
    const question = { title: copy.cancelYes, text: copy.cancelAsk(title, isOn) }
    const isMeant = await confirm({ ...question, yes: copy.cancelYes, no: copy.cancelNo })
    if (isMeant) await cancel(id)
  }
  const plan = async (form: FormData) => {
    if (await add(form)) setOpen(false)
  }
  return (
    <div className="plan-session">
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <strong>{session.title}</strong>
            <small>{timeOf(session)}</small>
            <button
              type="button"
              aria-label={copy.cancelOf(session.title)}
              onClick={() => askToCancel(session)}
            >
              {copy.cancel}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {copy.open}
      </button>
      {isOpen && <PlanForm onPlan={plan} />}
    </div>
  )
}
