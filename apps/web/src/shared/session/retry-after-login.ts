import { expireUser, useUserState } from '../stores/user-state.ts'
import { waitForLogin } from './wait-for-login.ts'

/** The last session that expired. */
let expired: { readonly token: string; readonly userId: number | undefined } | undefined

/**
 * Called when a call is rejected for a missing or unknown session. Opens the login dialog and
 * notifies once for many calls. Resolves to whether the call may be retried, which is only true for
 * the same user.
 */
export const retryAfterLogin = async (
  held: string | undefined,
  notify: () => void,
): Promise<boolean> => {
  const { token, userInfo, showLogin } = useUserState.getState()
  const isLoginOpen = !token && showLogin
  if (token === held && !isLoginOpen) {
    if (token) expired = { token, userId: userInfo?.id }
    expireUser()
    notify()
  }
  if (!held) return waitForLogin()
  // Calls of a session that ended by logout are not retried.
  if (held !== expired?.token) return false
  const { userId } = expired
  return (await waitForLogin()) && userId === useUserState.getState().userInfo?.id
}
