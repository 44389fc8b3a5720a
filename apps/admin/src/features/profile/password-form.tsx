import { type SubmitEvent, useState } from 'react'
import { api, failureText } from '../../shared/api.ts'
import { TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { leaveSession } from '../../shared/session.ts'
import { showToast } from '../../shared/toasts.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { type Passwords, passwordFaults } from './profile.rules.ts'

const EMPTY: Passwords = { current: '', next: '', again: '' }

const FIELDS = [
  ['current', 'current-password'],
  ['next', 'new-password'],
  ['again', 'new-password'],
] as const

/** A new password ends all sessions: the login screen opens. */
export const PasswordForm = () => {
  const copy = useCopy()
  const { password: labels } = copy.admin.profile
  const [values, setValues] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const faults = passwordFaults(values)
  const saving = useSingleMutation({
    mutationFn: () => {
      const { current, next, again } = values
      const body = { password: current, password1: next, password2: again }
      return api.updatePassword({ body }, { quiet: true })
    },
    onSuccess: () => {
      leaveSession()
      showToast('info', labels.saved)
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(faults).length === 0) saving.mutate()
  }
  return (
    <form className="sheet form" aria-label={labels.title} noValidate onSubmit={submit}>
      <h2>{labels.title}</h2>
      <p className="hint">{labels.lead}</p>
      {FIELDS.map(([name, autoComplete]) => {
        const fault = isTried ? faults[name] : undefined
        return (
          <TextField
            key={name}
            type="password"
            label={labels.fields[name]}
            autoComplete={autoComplete}
            hint={name === 'next' ? labels.hint : undefined}
            fault={fault && labels.faults[fault]}
            value={values[name]}
            onChange={({ currentTarget }) => setValues({ ...values, [name]: currentTarget.value })}
          />
        )
      })}
      <p role="alert" className="fault">
        {saving.isError ? failureText(saving.error, copy) : ''}
      </p>
      <button type="submit" className="button" aria-busy={saving.isPending}>
        {labels.save}
      </button>
    </form>
  )
}
