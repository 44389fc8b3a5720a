import assets from 'virtual:site-assets'
import type { Language, Send } from '@lanting/contract'
import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import { takeNonce } from './app/inline-scripts.ts'
import { createSiteRouter } from './app/router.ts'
import { createApi } from './shared/api/api.ts'
import { loadCopy } from './shared/language.ts'

interface PageRequest {
  readonly url: string
  readonly language: Language
  readonly origin: string
  readonly send: Send
}

/** Renders an address to status, HTML and inline scripts, or to a redirect. */
export const render = async ({ url, language, origin, send }: PageRequest) => {
  const site = { api: createApi(send), language, copy: await loadCopy(language), origin, assets }
  const nonce = crypto.randomUUID()
  let failure: unknown
  const handle = createRequestHandler({
    request: new Request(new URL(url, origin)),
    createRouter: () => createSiteRouter(site, nonce),
  })
  const response = await handle(({ router, responseHeaders }) => {
    failure = router.state.matches.find(({ status }) => status === 'error')?.error
    return renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    })
  })
  return {
    ...takeNonce(await response.text(), nonce),
    status: response.status,
    location: response.headers.get('Location') ?? undefined,
    failure: failure instanceof Error ? (failure.stack ?? failure.message) : undefined,
  }
}
