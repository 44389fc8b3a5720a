import { clearDrafts } from '../../shared/drafts.ts'
import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import { PATHS } from '../../shared/paths.ts'
import type { Router } from '../../shared/router/router.ts'
import { clearUser } from '../../shared/stores/user-state.ts'

/** Clears the user and their drafts, shows a toast and leaves pages that need a login. */
export const endSession = async (router: Router, text: string): Promise<void> => {
  const { title } = router.getState().context.copy.messages
  const isInside = router.location().pathname === PATHS.userCenter
  const navigation = isInside ? router.navigate(PATHS.home) : undefined
  clearUser()
  clearDrafts()
  showToast({ level: 'info', title: title.info, text, durationMs: TOAST_MS })
  await navigation
}
