import { browserSend, type CallError } from '@lanting/browser'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { PAGE_DATA, type PageData, restoreQueries } from './app/page-data.ts'
import { createPageTransition } from './app/page-transition.ts'
import { createQueryClient } from './app/query-client.ts'
import { reportVisits } from './app/report-visits.ts'
import { site } from './app/site.ts'
import { createApi } from './shared/api/api.ts'
import { loadCopy } from './shared/language.ts'
import { failureToast } from './shared/messages/failure-toast.ts'
import { showToast } from './shared/messages/toasts.ts'
import { PATHS } from './shared/paths.ts'
import { announcePages } from './shared/router/announce-pages.ts'
import { openHistory } from './shared/router/browser-history.ts'
import { showHead } from './shared/router/head-html.ts'
import { followLinks } from './shared/router/link-clicks.ts'
import { nextAttempt } from './shared/router/next-attempt.ts'
import { createRouter, type Router } from './shared/router/router.ts'
import { setUpScrolling } from './shared/router/scrolling.ts'
import { viewFromServer } from './shared/router/view.ts'
import { retryAfterLogin } from './shared/session/retry-after-login.ts'
import { restoreStaticState } from './shared/stores/static-state.ts'
import { restoreUserState, useUserState } from './shared/stores/user-state.ts'

const data: PageData = JSON.parse(document.getElementById(PAGE_DATA)?.textContent ?? '')

let router: Router | undefined
const siteContext = () => router?.getState().context ?? context

const announce = (failure: CallError) => {
  const toast = failureToast(failure, navigator.onLine, siteContext().copy.messages)
  if (toast) showToast(toast)
}

const api = createApi(
  browserSend({
    language: () => siteContext().language,
    token: () => useUserState.getState().token,
    announce,
    onRefused: (failure, held) => retryAfterLogin(held, () => announce(failure)),
  }),
)
const queryClient = createQueryClient()

const { language, origin, renderedAtMs } = data
const history = openHistory()
/** Ends the task that evaluated the modules, so that input is handled before the page is restored. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
const [copy] = await Promise.all([loadCopy(language), restoreUserState(), nextTask()])
restoreQueries(queryClient, data.queries)
restoreStaticState()
const context = { api, queryClient, language, copy, origin, renderedAtMs }
const { location } = history.current()
const view = await viewFromServer(site, context, { ...data, location })
const state = { view, context, isLoading: false }
const transition = createPageTransition()
const opened = createRouter({ site, state, history, nextAttempt, transition: transition.run })
router = opened

opened.onShown(() => {
  const state = opened.getState()
  document.documentElement.lang = state.context.language
  showHead(state.view.head)
})
// The message board stays mounted and keeps its position.
setUpScrolling(opened, {
  isExcepted: (pathname) => pathname === PATHS.messageList,
  isInstant: transition.movesPicture,
})
announcePages(opened)
followLinks(opened)
reportVisits(opened, api)

const root = document.getElementById('root')
if (root) {
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App router={opened} />
      </StrictMode>,
    )
  })
}
