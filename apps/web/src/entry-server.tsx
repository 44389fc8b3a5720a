import assets from 'virtual:site-assets'
import type { Language, Send } from '@lanting/contract'
import { renderToString } from 'react-dom/server'
import { App } from './app/app.tsx'
import { documentHtml } from './app/document-html.ts'
import { queriesOf } from './app/page-data.ts'
import { createQueryClient } from './app/query-client.ts'
import { site } from './app/site.ts'
import { createApi } from './shared/api/api.ts'
import { loadCopy } from './shared/language.ts'
import { locationOf, pathOfPage } from './shared/router/location.ts'
import { createRouter } from './shared/router/router.ts'
import { loadView, type View } from './shared/router/view.ts'
import { configQuery } from './shared/site-config.ts'

interface PageRequest {
  readonly url: string
  readonly language: Language
  readonly origin: string
  readonly send: Send
}

const STATUSES: Readonly<Record<View['status'], number>> = {
  shown: 200,
  pending: 200,
  missing: 404,
  unknown: 404,
  failed: 500,
}

/** React asks to preload pictures. They are not needed first, so the browser decides itself. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

const failureOf = ({ error, status }: View) =>
  status === 'failed' && error instanceof Error ? (error.stack ?? error.message) : undefined

/** All files at once, so that the browser need not find them one after the other. */
const filesOf = (path: string) => {
  const { preloads = [], styles = [] } = assets.pages[path] ?? {}
  return {
    scripts: assets.scripts,
    preloads: [...assets.preloads, ...preloads],
    styles: [...assets.styles, ...styles],
  }
}

/** Renders an address to status, HTML and inline scripts. */
export const render = async ({ url, language, origin, send }: PageRequest) => {
  const api = createApi(send)
  const queryClient = createQueryClient()
  const renderedAtMs = Date.now()
  const copy = await loadCopy(language)
  const context = { api, queryClient, language, copy, origin, renderedAtMs }
  const view = await loadView(site, { context, location: locationOf(url) })
  const router = createRouter({ site, state: { view, context, isLoading: false } })
  const { status, isInLayout, head, location } = view
  // Falls back to the time of day and the own icon when the settings cannot be read.
  const config = queryClient.getQueryData(configQuery(api).queryKey)
  return {
    ...documentHtml({
      path: pathOfPage(location),
      language,
      head,
      theme: config?.default_theme,
      icon: config?.favicon,
      assets: filesOf(status === 'shown' ? pathOfPage(location) : ''),
      body: renderToString(<App router={router} />).replace(PRELOADS, ''),
      data: {
        ...{ language, origin, renderedAtMs, status, isInLayout },
        queries: queriesOf(queryClient),
      },
    }),
    status: STATUSES[status],
    failure: failureOf(view),
  }
}
