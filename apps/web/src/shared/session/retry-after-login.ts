import { expireUser, useUserState } from '../stores/user-state.ts'
import { waitForLogin } from './wait-for-login.ts'

/** The session that ended last without its user's doing. */
let expired: { readonly token: string; readonly userId: number | undefined } | undefined

/**
 * A call was refused because its session is unknown, or because it had none: told once, however
 * many calls it stops. The dialog opens, and the answer is whether the call may be made again,
 * which only its own user may do.
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
  // Somebody has ended an older session on purpose: nobody waits for its calls.
  if (held !== expired?.token) return false
  const { userId } = expired
  return (await waitForLogin()) && userId === useUserState.getState().userInfo?.id
}
