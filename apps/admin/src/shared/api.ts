import addresses from 'virtual:contract-addresses'
import { browserSend, CallError } from '@lanting/browser'
import { type Client, createClient, type Endpoints } from '@lanting/contract'
import { type Copy, useLanguageStore } from './language.ts'
import { afterRefusal, demote, useSession } from './session.ts'
import { showToast } from './toasts.ts'

type Api = Client<Endpoints>

/** The code of a picture that the browser cannot open. */
export const UNREADABLE_PICTURE = 'unreadablePicture'

/** Returns the message of a failure, from the server or from the copy. */
export const failureText = (failure: unknown, { messages, admin }: Copy): string => {
  if (!(failure instanceof CallError)) return messages.unclear
  if (failure.message) return failure.message
  if (failure.status > 0) return failure.status >= 500 ? messages.serverError : messages.unclear
  if (failure.code === UNREADABLE_PICTURE) return admin.pictureUploads.unreadable
  if (!navigator.onLine) return messages.offline
  return failure.code === 'timeout' ? messages.timeout : messages.noAnswer
}

export const statusOf = (failure: unknown): number | undefined =>
  failure instanceof CallError ? failure.status : undefined

export const api: Api = createClient<Endpoints>(
  addresses,
  browserSend({
    language: () => useLanguageStore.getState().language,
    token: () => useSession.getState().token,
    announce: (failure) => {
      if (failure.reason === 'administratorOnly') demote()
      showToast('error', failureText(failure, useLanguageStore.getState().copy))
    },
    onRefused: afterRefusal,
  }),
)
