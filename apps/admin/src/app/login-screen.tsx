import { type ReactNode, useEffect, useState } from 'react'
import { useCopy } from '../shared/language.ts'
import { isAdministrator, leaveSession, useSession } from '../shared/session.ts'
import { LoginForm } from './login-form.tsx'

/** Shows the admin to administrators, and a sign-in form to everybody else. */
export const LoginScreen = ({ children }: { children: ReactNode }) => {
  const { admin, site } = useCopy()
  const copy = admin.login
  const session = useSession()
  const [isChanging, setChanging] = useState(false)
  const isIn = isAdministrator(session) || session.expiredUserId !== undefined
  const title = `${copy.loginTitle} - ${admin.frame.name}`
  useEffect(() => {
    if (!isIn) document.title = title
  }, [isIn, title])
  if (isIn) return children
  const isRefused = session.userInfo !== undefined && !isChanging
  return (
    <main className="login">
      <span className="seal brand-seal" data-letters={[...site.name].slice(0, 2).join('')} />
      <h1>{isRefused ? copy.refusedTitle : copy.loginTitle}</h1>
      {isRefused ? <p>{copy.refusedText}</p> : <LoginForm onDone={() => setChanging(false)} />}
      <p className="login-links">
        <a className="link" href="/home">
          {copy.back}
        </a>
        {isRefused && (
          <button
            type="button"
            className="link"
            onClick={() => {
              leaveSession()
              setChanging(true)
            }}
          >
            {copy.other}
          </button>
        )}
      </p>
    </main>
  )
}
