import type { Copy } from '@lanting/copy/zh-CN'
import { useCallback } from 'react'
import { useCopy } from '../language.ts'
import { showToast, TOAST_MS } from '../messages/toasts.ts'
import { openLogin, useUserState } from '../stores/user-state.ts'
import { waitForLogin } from './wait-for-login.ts'

type Action = () => unknown

/**
 * Runs an action for a user at once, and for a visitor after login. Closing the dialog drops it.
 */
export const whenLoggedIn = async (
  action: Action,
  { title, loginFirst }: Copy['messages'],
): Promise<void> => {
  if (!useUserState.getState().token) {
    openLogin()
    showToast({ level: 'warning', title: title.warning, text: loginFirst, durationMs: TOAST_MS })
  }
  if (await waitForLogin()) await action()
}

export const useWhenLoggedIn = (): ((action: Action) => Promise<void>) => {
  const { messages } = useCopy()
  return useCallback((action) => whenLoggedIn(action, messages), [messages])
}
