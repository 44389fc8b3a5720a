import { logInWithProof } from '@lanting/browser/log-in'
import type { Credentials } from '@lanting/contract'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { api, failureText } from '../shared/api.ts'
import { TextField } from '../shared/field.tsx'
import { useCopy } from '../shared/language.ts'
import { persistSession } from '../shared/session.ts'
import { useSingleMutation } from '../shared/use-single-mutation.ts'

const login = (body: Credentials) => api.login({ body }, { quiet: true })

const enter = async (body: Credentials) => {
  const { token, id } = await logInWithProof(login, body)
  const { nick_name, avatar, role } = await api.getUserInfoById({ params: { id } }, { quiet: true })
  await persistSession({ blogAvatar: '', token, userInfo: { id, nick_name, avatar, role } })
}

/** Signs in without leaving the page, with the login of the site. */
export const LoginForm = ({ onDone }: { onDone?: () => void }) => {
  const copy = useCopy()
  const { login } = copy.admin
  const username = useRef<HTMLInputElement>(null)
  useEffect(() => username.current?.focus(), [])
  const entering = useSingleMutation({ mutationFn: enter, onSuccess: onDone })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    entering.mutate({
      username: String(form.get('username')),
      password: String(form.get('password')),
    })
  }
  return (
    <form className="form" onSubmit={submit}>
      <TextField
        ref={username}
        label={login.username}
        name="username"
        autoComplete="username"
        required
      />
      <TextField
        label={login.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <p role="alert" className="fault">
        {entering.isError ? failureText(entering.error, copy) : ''}
      </p>
      <button type="submit" className="button wide" aria-busy={entering.isPending}>
        {login.login}
      </button>
    </form>
  )
}
