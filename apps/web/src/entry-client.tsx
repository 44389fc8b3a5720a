import { browserSend, type CallError } from '@lanting/browser'
import { LANGUAGES } from '@lanting/contract'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { reportVisits } from './app/report-visits.ts'
import { createSiteRouter } from './app/router.ts'
import { setUpScrolling } from './app/scrolling.ts'
import { createApi } from './shared/api/api.ts'
import { loadCopy } from './shared/language.ts'
import { failureToast } from './shared/messages/failure-toast.ts'
import { showToast } from './shared/messages/toasts.ts'
import { retryAfterLogin } from './shared/session/retry-after-login.ts'
import { restoreStaticState } from './shared/stores/static-state.ts'
import { restoreUserState, useUserState } from './shared/stores/user-state.ts'

const { lang } = document.documentElement
const language = LANGUAGES.find((known) => known === lang) ?? 'zh-CN'

const announce = (failure: CallError) => {
  const toast = failureToast(failure, navigator.onLine, router.options.context.copy.messages)
  if (toast) showToast(toast)
}

const api = createApi(
  browserSend({
    language: () => router.options.context.language,
    token: () => useUserState.getState().token,
    announce,
    onRefused: (failure, held) => retryAfterLogin(held, () => announce(failure)),
  }),
)
const copy = await loadCopy(language)
const router = createSiteRouter({ api, language, copy, origin: location.origin })
setUpScrolling(router)
reportVisits(router, api)
restoreStaticState()
await restoreUserState()

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
)
