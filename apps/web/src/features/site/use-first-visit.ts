import { useEffect } from 'react'
import type { Router } from '../../shared/router/router.ts'
import { useRouter } from '../../shared/router/router-context.ts'
import { changeStaticState } from '../../shared/stores/static-state.ts'
import { whenIdle } from '../../shared/when-idle.ts'
import { greet } from './greet.ts'
import { pageHeadersQuery } from './site.queries.ts'

/** The window name that marks a repeated visit. */
const WINDOW_NAME = 'lanting'

const fetchPageHeaders = async (router: Router) => {
  const { context } = router.getState()
  const pageHeaderList = await context.api.getPageHeaders()
  context.queryClient.setQueryData(pageHeadersQuery(context.api).queryKey, pageHeaderList)
  changeStaticState({ pageHeaderList })
}

const visit = (router: Router) => {
  window.name = WINDOW_NAME
  const { api } = router.getState().context
  const steps = [fetchPageHeaders(router), api.addView(undefined, { quiet: true }), greet(router)]
  for (const step of steps) step.catch((error) => console.info('First visit:', error))
}

/**
 * On the first full load in a window: loads the header images, counts a view and greets, in
 * parallel, when the page is idle.
 */
export const useFirstVisit = (): void => {
  const router = useRouter()
  useEffect(() => {
    if (window.name === '') return whenIdle(() => visit(router))
  }, [router])
}
