import { type PasswordLinkCopy, passwordLinkCopy } from '@lanting/copy/password-link'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { FormNotice } from '../../../shared/forms/form-notice.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useCopyOf } from '../../../shared/language.ts'
import { closeLogin, openLogin } from '../../../shared/stores/user-state.ts'
import { useApi } from '../../../shared/use-api.ts'
import { useInBrowser } from '../../../shared/use-in-browser.ts'
import { newPasswordFaults } from '../login/login.rules.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import '../center/user-center.css'
import { useSingleMutation } from '../../../shared/use-single-mutation.ts'

// A type, not an interface: a form asks for records.
type Values = { readonly password: string; readonly confirmation: string }

interface FormProps {
  readonly linkCopy: PasswordLinkCopy
  readonly username: string
  readonly onSend: (values: Values) => Promise<unknown>
}

const NewPasswordForm = ({ linkCopy, username, onSend }: FormProps) => {
  const copy = useFormCopy()
  const setting = useSingleMutation({ mutationFn: onSend })
  const { field, onSubmit } = useForm<Values>(
    { password: '', confirmation: '' },
    ({ password, confirmation }) => newPasswordFaults(password, confirmation, copy),
    (values) => setting.mutate(values),
  )
  // An expired session would open the login dialog, but this user has no valid password.
  useEffect(closeLogin, [])
  return (
    <form className="form" onSubmit={onSubmit} noValidate>
      <p className="lead">{linkCopy.lead(username)}</p>
      <FormNotice failure={setting.error} />
      {/* For password managers, which need the username. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordFields password={field('password')} confirmation={field('confirmation')} />
      <div className="form-actions">
        <button type="submit" className="button" aria-busy={setting.isPending}>
          {linkCopy.save}
        </button>
      </div>
    </form>
  )
}

/** Unknown or invalid token. */
const isRefused = (error: unknown) =>
  [404, 422].includes((error as { status?: number } | null)?.status ?? 0)

interface ResultProps {
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

const ResultMessage = ({ title, text, children }: ResultProps) => (
  <div className="password-done" role="status">
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </div>
)

/** The page of a password link: sets a new password once, for the user it was made for. */
export const PasswordLink = () => {
  const linkCopy = useCopyOf(passwordLinkCopy)
  const api = useApi()
  const isInBrowser = useInBrowser()
  const token = isInBrowser ? location.hash.slice(1) : ''
  const [isDone, setDone] = useState(false)
  const link = useQuery({
    queryKey: ['password-link', token],
    queryFn: () => api.getPasswordLink({ body: { token } }, { quiet: true }),
    enabled: token !== '' && !isDone,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const send = async ({ password, confirmation }: Values) => {
    const body = { token, password1: password, password2: confirmation }
    await api.setPasswordByLink({ body }, { quiet: true })
    setDone(true)
  }
  const screen = () => {
    if (isDone) {
      return (
        <ResultMessage title={linkCopy.doneTitle} text={linkCopy.doneText}>
          <button type="button" className="button" onClick={() => openLogin('login')}>
            {linkCopy.toLogin}
          </button>
        </ResultMessage>
      )
    }
    if (link.data) {
      return <NewPasswordForm linkCopy={linkCopy} username={link.data.username} onSend={send} />
    }
    if (isInBrowser && (token === '' || isRefused(link.error))) {
      return <ResultMessage title={linkCopy.invalidTitle} text={linkCopy.invalidText} />
    }
    if (link.isError) {
      return (
        <ResultMessage title={linkCopy.failedTitle}>
          <button type="button" className="button" onClick={() => link.refetch()}>
            {linkCopy.retry}
          </button>
        </ResultMessage>
      )
    }
    return <p className="lead">{linkCopy.checking}</p>
  }
  return <section className="card user-center password-link">{screen()}</section>
}
