import { initialsOf } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { api } from '../shared/api.ts'
import { useCopy } from '../shared/language.ts'
import { isAdministrator, leaveSession, useSession } from '../shared/session.ts'
import { useSiteName } from '../shared/site-name.ts'
import { LoginForm } from './login-form.tsx'

/** The seal of the site. Its name is public; the settings are read after the sign-in. */
const SiteSeal = () => {
  const { site } = useCopy()
  const known = useSiteName()
  const { data, isPending } = useQuery({
    queryKey: ['siteName'],
    queryFn: () => api.getConfig(undefined, { quiet: true }),
    enabled: known === '',
  })
  const name = known || data?.blog_name || (isPending ? '' : site.name)
  return <span className="seal brand-seal" data-letters={initialsOf(name)} />
}

/** Shows the admin to administrators, and a sign-in form to everybody else. */
export const LoginScreen = ({ children }: { children: ReactNode }) => {
  const { admin } = useCopy()
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
      <SiteSeal />
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
