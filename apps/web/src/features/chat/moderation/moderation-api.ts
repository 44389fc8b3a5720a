import addresses from 'virtual:moderation-addresses'
import { browserSend, type CallError } from '@lanting/browser'
import { type ChatModeration, type Client, createClient } from '@lanting/contract'
import { useMemo } from 'react'
import { failureToast } from '../../../shared/messages/failure-toast.ts'
import { showToast } from '../../../shared/messages/toasts.ts'
import { useSiteContext } from '../../../shared/router/router-context.ts'
import { useUserState } from '../../../shared/stores/user-state.ts'

/** The calls of administrators. Visitors never load their addresses. A failure shows a toast. */
export const useModerationApi = (): Client<ChatModeration> => {
  const { language, copy } = useSiteContext()
  return useMemo(() => {
    const announce = (failure: CallError) => {
      const toast = failureToast(failure, navigator.onLine, copy.messages)
      if (toast) showToast(toast)
    }
    const send = browserSend({
      language: () => language,
      token: () => useUserState.getState().token,
      announce,
      onRefused: async (failure) => {
        announce(failure)
        return false
      },
    })
    return createClient<ChatModeration>(addresses, send)
  }, [language, copy])
}
