import type { SiteConfig } from '@lanting/contract'
import { useRef, useState } from 'react'
import { DialogTitle } from '../../../shared/dialog/dialog.tsx'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { type LoginMode, useUserState } from '../../../shared/stores/user-state.ts'
import { useApi } from '../../../shared/use-api.ts'
import { ForgottenPassword } from './forgotten-password.tsx'
import { enter } from './log-in.ts'
import type { RegisterValues } from './login.rules.ts'
import { LoginForm } from './login-form.tsx'
import { LoginPicture } from './login-picture.tsx'
import { register } from './register.ts'
import { RegisterForm } from './register-form.tsx'
import { useInvitation } from './use-invitation.ts'

export interface LoginPanelProps {
  readonly site: Pick<SiteConfig, 'blog_name' | 'blog_avatar' | 'registration'>
  /** Called after login. */
  readonly onEntered: () => void
}

const OTHER: Record<LoginMode, LoginMode> = { login: 'register', register: 'login' }

/**
 * The content of the dialog: the login or the register form, and a link to the other. Each opening
 * starts fresh.
 */
export const LoginPanel = ({ site, onEntered }: LoginPanelProps) => {
  const { messages } = useCopy()
  const { login, errors } = useFormCopy()
  const api = useApi()
  const invitation = useInvitation()
  const [mode, setMode] = useState(() =>
    invitation.code ? 'register' : useUserState.getState().loginMode,
  )
  const [newcomer, setNewcomer] = useState<{ username: string; failure: unknown }>()
  const [hasForgotten, setForgotten] = useState(false)
  const typedName = useRef('')
  const needs = { api, blogAvatar: site.blog_avatar }

  const welcome = async (text: string) => {
    showToast({ level: 'info', title: messages.title.info, text, durationMs: TOAST_MS })
    onEntered()
    if (invitation.code) await invitation.drop()
  }
  const signUp = async (values: RegisterValues, onProgress: (share: number) => void) => {
    const newly = { ...values, username: values.username.trim() }
    const { username, password } = newly
    await register(api, newly, onProgress)
    try {
      await enter(needs, { username, password })
    } catch (failure) {
      setNewcomer({ username, failure })
      setMode('login')
      return
    }
    await welcome(messages.autoLoggedIn)
  }
  if (hasForgotten) {
    return (
      <div className="login-panel" data-mode="login">
        <LoginPicture siteName={site.blog_name} />
        <div className="login-side">
          <ForgottenPassword
            siteName={site.blog_name}
            typedName={typedName.current}
            onBack={() => setForgotten(false)}
          />
        </div>
      </div>
    )
  }

  const [question, answer] = login[mode === 'login' ? 'toRegister' : 'toLogin'].split(/(?<=[?？])/)

  return (
    <div className="login-panel" data-mode={mode}>
      {mode === 'login' && <LoginPicture siteName={site.blog_name} />}
      <div className="login-side">
        <DialogTitle>{login[mode]}</DialogTitle>
        <button type="button" className="login-switch" onClick={() => setMode(OTHER[mode])}>
          {question}
          <b>{answer}</b>
        </button>
        {mode === 'login' && (
          <LoginForm
            typedName={typedName}
            newcomer={newcomer}
            onForgotten={() => setForgotten(true)}
            onEnter={async (credentials) => {
              await enter(needs, credentials)
              await welcome(messages.loggedIn)
            }}
          />
        )}
        {mode === 'register' && site.registration !== 'closed' && (
          <RegisterForm
            typedName={typedName}
            registration={site.registration}
            invitation={invitation.code}
            onRegister={signUp}
          />
        )}
        {mode === 'register' && site.registration === 'closed' && (
          <div className="login-closed">
            <p>{errors.registrationClosed}</p>
            <p>{login.closedText}</p>
          </div>
        )}
      </div>
    </div>
  )
}
