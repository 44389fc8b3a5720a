import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { PasswordField } from '../../../shared/forms/password-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'
import { browserMemory } from '../remember/remembered-login.ts'
import { type LoginValues, loginFaults } from './login.rules.ts'
import { UsernameField } from './username-field.tsx'

interface Props {
  /** The username as typed, shared with the register form. */
  readonly typedName: RefObject<string>
  /** The new user, and the reason why the automatic login failed. */
  readonly newcomer?: { readonly username: string; readonly failure: unknown }
  readonly onForgotten: () => void
  readonly onEnter: (credentials: LoginValues & { remember: boolean }) => Promise<void>
}

export const LoginForm = ({ typedName, newcomer, onForgotten, onEnter }: Props) => {
  const copy = useFormCopy()
  const { login } = copy
  const memory = useMemo(browserMemory, [])
  const [remember, setRemember] = useState(false)
  const entering = useSingleMutation({
    mutationFn: async (values: LoginValues) => {
      const form = { ...values, username: values.username.trim() }
      await onEnter({ ...form, remember })
      await (remember ? memory.keep(form) : memory.forget())
    },
  })
  const { values, field, fill, onSubmit } = useForm<LoginValues>(
    { username: newcomer?.username ?? typedName.current, password: '' },
    (values) => loginFaults(values, copy),
    (values) => entering.mutate(values),
  )

  useEffect(() => {
    memory.recall().then((form) => {
      if (!form) return
      fill(form)
      setRemember(true)
    })
  }, [memory, fill])

  useEffect(() => {
    typedName.current = values.username
  }, [typedName, values.username])
  const changeRemember = (wanted: boolean) => {
    setRemember(wanted)
    if (!wanted) memory.forget()
  }

  return (
    <form className="form" onSubmit={onSubmit} noValidate>
      <FormNotice failure={entering.error ?? (entering.isIdle && newcomer?.failure)} />
      <UsernameField field={field('username')} />
      <PasswordField
        field={field('password')}
        label={login.password}
        placeholder={login.placeholder.password}
        autoComplete="current-password"
      />
      <div className="login-options">
        <label className="tick">
          <input
            type="checkbox"
            checked={remember}
            onChange={(event) => changeRemember(event.target.checked)}
          />
          {login.rememberMe}
        </label>
        <button type="button" className="text-button" onClick={onForgotten}>
          {login.forgot}
        </button>
      </div>
      <button type="submit" className="button wide" aria-busy={entering.isPending}>
        {login.login}
      </button>
    </form>
  )
}
