import { useEffect, useState } from 'react'
import { PATHS } from '../../../shared/paths.ts'
import { useRouter } from '../../../shared/router/router-context.ts'
import { whenLoggedIn } from '../../../shared/session/when-logged-in.ts'
import { type UserInfo, useUserState } from '../../../shared/stores/user-state.ts'

/**
 * Returns the current user. Visitors are redirected to home with the login dialog, and return after
 * login. After a logout it redirects to home; after an expired session it waits for the login.
 */
export const useUserOnly = (): UserInfo | undefined => {
  const router = useRouter()
  const [user, setUser] = useState<UserInfo>()

  useEffect(() => {
    let isKnown = false
    const guard = () => {
      const { userInfo, showLogin } = useUserState.getState()
      if (userInfo) {
        isKnown = true
        setUser(userInfo)
        return
      }
      const isLeaving = router.location().pathname !== PATHS.userCenter
      if (isLeaving || (isKnown && showLogin)) return
      void router.navigate(PATHS.home, { replace: true })
      if (isKnown) return
      const comeBack = () => router.navigate(PATHS.userCenter)
      whenLoggedIn(comeBack, router.getState().context.copy.messages)
    }
    guard()
    return useUserState.subscribe(guard)
  }, [router])

  return user
}
