import type { RegisteredRouter } from '@tanstack/react-router'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import { PATHS } from '../../shared/paths.ts'
import { forgetUser } from '../../shared/stores/user-state.ts'

/** The browser forgets at once, offline too; the server is told as soon as it can be. */
export const logOut = async (router: RegisteredRouter): Promise<void> => {
  const { api, copy } = router.options.context
  const told = api.logout(undefined, { quiet: true })
  forgetUser()
  const { title, loggedOut } = copy.messages
  showToast({ level: 'info', title: title.info, text: loggedOut, durationMs: TOAST_MS })
  if (router.latestLocation.pathname === PATHS.userCenter) await router.navigate({ to: PATHS.home })
  await told.catch((error) => console.info('The session will end by itself.', error))
}
