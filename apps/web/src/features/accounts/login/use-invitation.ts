import { useCallback, useEffect } from 'react'
import { parametersOf, withoutParameter } from '../../../shared/router/location.ts'
import { useLocation, useRouter } from '../../../shared/router/router-context.ts'
import { openLogin, useUserState } from '../../../shared/stores/user-state.ts'

const PARAMETER = 'invitation'

/** The invitation code in the address, and a function that removes it after use. */
export const useInvitation = () => {
  const router = useRouter()
  const code = parametersOf(useLocation())[PARAMETER] ?? ''
  const drop = useCallback(async () => {
    const href = withoutParameter(router.location(), PARAMETER)
    await router.navigate(href, { replace: true, keepScroll: true })
  }, [router])
  return { code, drop }
}

/** Opens the register form for a visitor with an invitation. */
export const useInvitationGreeting = (): void => {
  const { code } = useInvitation()
  useEffect(() => {
    if (code && !useUserState.getState().token) openLogin('register')
  }, [code])
}
