import { useCallback, useEffect } from 'react'
import { PATHS } from '../../../shared/paths.ts'
import { hrefOf } from '../../../shared/router/location.ts'
import { useLocation, useRouter } from '../../../shared/router/router-context.ts'
import { openLogin, useUserState } from '../../../shared/stores/user-state.ts'
import { invitationCode } from './login.rules.ts'

/** The token of the invitation in the address, and a function that leaves its page after use. */
export const useInvitation = () => {
  const router = useRouter()
  const location = useLocation()
  const code = location.pathname === PATHS.invitation ? invitationCode(hrefOf(location)) : ''
  const leave = useCallback(() => router.navigate(PATHS.home, { replace: true }), [router])
  return { code, leave }
}

/** Opens the register form for a visitor with an invitation. */
export const useInvitationGreeting = (): void => {
  const { code } = useInvitation()
  useEffect(() => {
    if (code && !useUserState.getState().token) openLogin('register')
  }, [code])
}
