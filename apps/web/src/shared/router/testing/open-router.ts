import type { Entry } from '../browser-history.ts'
import { hrefOf, locationOf } from '../location.ts'
import { defineRoute, type Route, type RouteTable } from '../route.ts'
import { createRouter } from '../router.ts'
import type { SiteContext } from '../site-context.ts'
import { loadView, type Site } from '../view.ts'

export const context = { language: 'zh-CN' } as SiteContext
const head = (title: string) => ({ title, meta: [] })

const Nothing = () => null

type Parts = Partial<Route<{ id?: string }, unknown>>

export const page = (path: string, parts: Parts = {}): RouteTable => ({
  [path]: async () => ({
    route: defineRoute<{ id?: string }, unknown>({
      deps: ({ id }) => ({ id }),
      head: (_, { deps: { id } }) => head(`${path} ${id ?? ''}`),
      Page: Nothing,
      ...parts,
    }),
  }),
})

const fallbacks: Site['fallbacks'] = {
  NotFoundPage: () => 'not found',
  FailurePage: () => 'failure',
  Skeleton: () => 'skeleton',
  notFoundHead: () => head('not found'),
  failureHead: () => head('failure'),
}

/** No answer came, and a busy server. */
export const LOST = new Error('no answer')
export const BUSY = new Error('busy')

export const siteOf = (
  routes: readonly RouteTable[],
  loadLayout = async () => undefined as unknown,
): Site => ({
  routes: Object.assign({}, ...routes),
  loadLayout,
  fallbacks,
  failureOf: (error) => (error === LOST ? 'cut off' : error === BUSY ? 'temporary' : undefined),
})

/** A history in memory, with the entries that were opened by a full page load. */
const memoryHistory = () => {
  let entries: Entry[] = [{ index: 0, location: locationOf('/a') }]
  let place = 0
  let pop: (to: Entry) => void = () => undefined
  const opened: string[] = []
  const current = () => entries[place] as Entry
  return {
    opened,
    history: {
      current,
      push: (location: Entry['location']) => {
        entries = [...entries.slice(0, place + 1), { index: place + 1, location }]
        place += 1
        return current()
      },
      replace: (location: Entry['location']) => {
        entries[place] = { index: place, location }
        return current()
      },
      open: (location: Entry['location']) => void opened.push(hrefOf(location)),
      back: () => {
        place -= 1
        pop(current())
      },
      canGoBack: () => place > 0,
      onPop: (listener: (to: Entry) => void) => {
        pop = listener
      },
    },
  }
}

/** A router over a history in memory, at the page `/a`. */
export const openRouter = async (site: Site, nextAttempt?: () => Promise<void>) => {
  const { history, opened } = memoryHistory()
  const view = await loadView(site, { context, location: history.current().location })
  const state = { view, context, isLoading: false }
  const router = createRouter({ site, history, state, nextAttempt })
  const title = () => router.getState().view.head.title
  return { router, opened, title }
}
