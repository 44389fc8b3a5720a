import { expireUser, useUserState } from '../stores/user-state.ts'
import { loginAnswer } from './login-answer.ts'

/** The session that ended last without its user's doing. */
let expired: { readonly token: string; readonly userId: number | undefined } | undefined

/**
 * A call was refused because its session is unknown, or because it had none: told once, however
 * many calls it stops. The dialog opens, and the answer is whether the call may be made again,
 * which only its own user may do.
 */
export const afterRefusal = async (
  held: string | undefined,
  tell: () => void,
): Promise<boolean> => {
  const { token, userInfo, showLogin } = useUserState.getState()
  const isAskedAlready = !token && showLogin
  if (token === held && !isAskedAlready) {
    if (token) expired = { token, userId: userInfo?.id }
    expireUser()
    tell()
  }
  if (!held) return loginAnswer()
  // Somebody has ended an older session on purpose: nobody waits for its calls.
  if (held !== expired?.token) return false
  const { userId } = expired
  return (await loginAnswer()) && userId === useUserState.getState().userInfo?.id
}
