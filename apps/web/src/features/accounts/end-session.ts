import type { RegisteredRouter } from '@tanstack/react-router'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import { PATHS } from '../../shared/paths.ts'
import { clearUser } from '../../shared/stores/user-state.ts'

/** Clears the user, shows a toast and leaves pages that need a login. */
export const endSession = async (router: RegisteredRouter, text: string): Promise<void> => {
  const { title } = router.options.context.copy.messages
  const isInside = router.latestLocation.pathname === PATHS.userCenter
  const navigation = isInside ? router.navigate({ to: PATHS.home }) : undefined
  clearUser()
  showToast({ level: 'info', title: title.info, text, durationMs: TOAST_MS })
  await navigation
}
