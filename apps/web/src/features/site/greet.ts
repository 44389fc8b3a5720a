import { showToast, TOAST_MS } from '../../shared/messages/toasts.ts'
import type { Router } from '../../shared/router/router.ts'
import { configQuery } from '../../shared/site-config.ts'
import { useUserState } from '../../shared/stores/user-state.ts'
import { greetingFor } from './greeting.rules.ts'

/** Greets the user by name and time of day. */
export const greet = async (router: Router): Promise<void> => {
  const { api, queryClient, copy } = router.getState().context
  const site = await queryClient.ensureQueryData(configQuery(api))
  const guest = useUserState.getState().userInfo
  showToast({
    level: 'welcome',
    title: copy.messages.title.welcome,
    text: greetingFor(guest, new Date().getHours(), site, copy.greetings),
    durationMs: TOAST_MS,
  })
}
