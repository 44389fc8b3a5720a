import type { Router } from '../../shared/router/router.ts'
import { endSession } from './end-session.ts'

/** Clears the user at once, also offline, and then notifies the server. */
export const logOut = async (router: Router): Promise<void> => {
  const { api, copy } = router.getState().context
  const loggedOut = api.logout(undefined, { quiet: true })
  await endSession(router, copy.messages.loggedOut)
  await loggedOut.catch((error) => console.info('The session will end by itself.', error))
}
