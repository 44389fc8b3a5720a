import { Dialog } from '../shared/dialog.tsx'
import { useCopy } from '../shared/language.ts'
import { leaveSession, useSession } from '../shared/session.ts'
import { LoginForm } from './login-form.tsx'

/** Asks for a sign-in after the session has expired, and keeps the screen. */
export const ExpiredDialog = () => {
  const { login } = useCopy().admin
  const isExpired = useSession(({ expiredUserId, token }) => expiredUserId !== undefined && !token)
  const isRestored = useSession(({ isRestoring }) => isRestoring)
  if (!isExpired) return null
  return (
    <Dialog title={login.loginTitle} onClose={leaveSession}>
      <p>{isRestored ? login.restored : login.expired}</p>
      <LoginForm />
    </Dialog>
  )
}
