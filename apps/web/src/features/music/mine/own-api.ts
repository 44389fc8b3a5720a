import addresses from 'virtual:music-addresses'
import { browserSend, type CallError } from '@lanting/browser'
import { type Client, createClient, type Language, type OwnMusic } from '@lanting/contract'
import type { Copy } from '@lanting/copy/zh-CN'
import { failureToast } from '../../../shared/messages/failure-toast.ts'
import { showToast } from '../../../shared/messages/toasts.ts'
import { retryAfterLogin } from '../../../shared/session/retry-after-login.ts'
import { useUserState } from '../../../shared/stores/user-state.ts'

interface Needs {
  language(): Language
  messages(): Copy['messages']
}

export type OwnApi = Client<OwnMusic>

/** The calls of logged-in listeners. Visitors never load their addresses. */
export const createOwnApi = ({ language, messages }: Needs): OwnApi => {
  const announce = (failure: CallError) => {
    const toast = failureToast(failure, navigator.onLine, messages())
    if (toast) showToast(toast)
  }
  return createClient<OwnMusic>(
    addresses,
    browserSend({
      language,
      token: () => useUserState.getState().token,
      announce,
      onRefused: (failure, held) => retryAfterLogin(held, () => announce(failure)),
    }),
  )
}
