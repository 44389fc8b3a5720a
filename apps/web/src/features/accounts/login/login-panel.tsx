import type { SiteConfig } from '@lanting/contract'
import { useEffect, useRef, useState } from 'react'
import { DialogTitle } from '../../../shared/dialog/dialog.tsx'
import { useFormCopy } from '../../../shared/forms/form-copy.ts'
import { useCopy } from '../../../shared/language.ts'
import { showToast, TOAST_MS } from '../../../shared/messages/toasts.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { type LoginMode, useUserState } from '../../../shared/stores/user-state.ts'
import { useApi } from '../../../shared/use-api.ts'
import { enter } from './log-in.ts'
import type { RegisterValues } from './login.rules.ts'
import { LoginForm } from './login-form.tsx'
import { LoginPicture } from './login-picture.tsx'
import { register } from './register.ts'
import { RegisterForm } from './register-form.tsx'
import { useInvitation } from './use-invitation.ts'

export interface LoginPanelProps {
  readonly site: Pick<SiteConfig, 'blog_name' | 'initials' | 'blog_avatar' | 'registration'>
  /** Called after login. */
  readonly onEntered: () => void
}

const ForgottenPassword = onDemand(
  async () => (await import('./forgotten-password.tsx')).ForgottenPassword,
)

type Mode = LoginMode | 'forgotten'

/** Moves the focus to the first field of another form, because the pressed button may be gone. */
const useFocusAfter = (mode: Mode) => {
  const side = useRef<HTMLDivElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    side.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [mode])
  return side
}

const Switch = ({ mode, onMode }: { mode: LoginMode; onMode: (mode: LoginMode) => void }) => {
  const { login } = useFormCopy()
  const [other, text] =
    mode === 'login'
      ? (['register', login.toRegister] as const)
      : (['login', login.toLogin] as const)
  const [question, answer] = text.split(/(?<=[?？])/)
  return (
    <button type="button" className="login-switch" onClick={() => onMode(other)}>
      {question}
      <b>{answer}</b>
    </button>
  )
}

/**
 * The content of the dialog: the login form, the register form, or help for a forgotten password.
 * Each opening starts fresh.
 */
export const LoginPanel = ({ site, onEntered }: LoginPanelProps) => {
  const { messages } = useCopy()
  const { login, errors } = useFormCopy()
  const api = useApi()
  const invitation = useInvitation()
  const [mode, setMode] = useState<Mode>(() =>
    invitation.code ? 'register' : useUserState.getState().loginMode,
  )
  const [newcomer, setNewcomer] = useState<{ username: string; failure: unknown }>()
  const side = useFocusAfter(mode)
  const typedName = useRef('')
  const needs = { api, blogAvatar: site.blog_avatar }

  const welcome = async (text: string) => {
    showToast({ level: 'info', title: messages.title.info, text, durationMs: TOAST_MS })
    onEntered()
    if (invitation.code) await invitation.leave()
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

  return (
    <div className="login-panel" data-mode={mode}>
      {mode !== 'register' && <LoginPicture initials={site.initials} />}
      <div ref={side} className="login-side">
        {mode !== 'forgotten' && (
          <>
            <DialogTitle>{login[mode]}</DialogTitle>
            <Switch mode={mode} onMode={setMode} />
          </>
        )}
        {mode === 'login' && (
          <LoginForm
            typedName={typedName}
            newcomer={newcomer}
            onForgotten={() => setMode('forgotten')}
            onEnter={async (credentials) => {
              await enter(needs, credentials)
              await welcome(messages.loggedIn)
            }}
          />
        )}
        {mode === 'forgotten' && (
          <ForgottenPassword
            siteName={site.blog_name}
            typedName={typedName.current}
            onBack={() => setMode('login')}
            onMissing={() => setMode('login')}
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
