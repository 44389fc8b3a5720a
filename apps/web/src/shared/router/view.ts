import type { ComponentType, ReactNode } from 'react'
import { type PageLocation, parametersOf } from './location.ts'
import { NotFound, type PageHead, type PageProps, type Route } from './route.ts'
import type { SiteContext } from './site-context.ts'

/** `unknown`: no route has this address. `missing`: the route has nothing for its parameters. */
type ViewStatus = 'shown' | 'pending' | 'missing' | 'unknown' | 'failed'

/** What the window shows at an address. */
export interface View {
  readonly status: ViewStatus
  readonly location: PageLocation
  readonly route?: Route
  readonly props: PageProps<unknown, unknown>
  readonly Page: ComponentType<PageProps<unknown, unknown>>
  readonly head: PageHead
  /** Whether the page stands inside the layout of the site. */
  readonly isInLayout: boolean
  readonly error?: unknown
}

/** The pages for an address without a page, and for a page that could not be loaded. */
interface Fallbacks {
  readonly NotFoundPage: () => ReactNode
  readonly FailurePage: () => ReactNode
  readonly Skeleton: () => ReactNode
  readonly notFoundHead: (context: SiteContext) => PageHead
  readonly failureHead: (context: SiteContext) => PageHead
}

export interface Site {
  readonly routes: readonly Route[]
  /** Loads the data of the layout. */
  readonly loadLayout: (context: SiteContext) => Promise<unknown>
  readonly fallbacks: Fallbacks
}

/** The code of a page could not be loaded. */
export class MissingCode extends Error {}

const NO_PROPS: PageProps<unknown, unknown> = { deps: undefined, data: undefined }

export const routeAt = ({ routes }: Site, { pathname }: PageLocation): Route | undefined =>
  routes.find(({ path }) => path === pathname)

const depsAt = (route: Route, location: PageLocation) => route.deps?.(parametersOf(location))

/** Whether a view already shows the page of this location. */
export const isSamePage = (view: View, route: Route | undefined, location: PageLocation): boolean =>
  view.route === route &&
  view.status === 'shown' &&
  route !== undefined &&
  JSON.stringify(view.props.deps) === JSON.stringify(depsAt(route, location))

interface Fallback extends Pick<View, 'location' | 'route' | 'isInLayout' | 'error'> {
  readonly status: 'missing' | 'unknown' | 'failed'
}

const fallbackView = ({ fallbacks }: Site, context: SiteContext, fallback: Fallback): View => ({
  ...fallback,
  props: NO_PROPS,
  ...(fallback.status === 'failed'
    ? { Page: fallbacks.FailurePage, head: fallbacks.failureHead(context) }
    : { Page: fallbacks.NotFoundPage, head: fallbacks.notFoundHead(context) }),
})

export const skeletonView = (
  site: Site,
  { head, isInLayout }: View,
  location: PageLocation,
): View => {
  const route = routeAt(site, location)
  const Page = route?.skeleton ?? site.fallbacks.Skeleton
  return { status: 'pending', location, route, props: NO_PROPS, Page, head, isInLayout }
}

const loadPage = async (route: Route, context: SiteContext, deps: unknown) => {
  const code = route.component().catch((error) => {
    throw new MissingCode('The code of the page is missing.', { cause: error })
  })
  const [data, Page] = await Promise.all([route.load?.(context, deps), code])
  return { data, Page }
}

const isReached = <T>(settled: PromiseSettledResult<T>): settled is PromiseFulfilledResult<T> =>
  settled.status === 'fulfilled'

/** Loads the layout's data, the page's data and its code, at the same time. */
export const loadView = async (
  site: Site,
  context: SiteContext,
  location: PageLocation,
): Promise<View> => {
  const route = routeAt(site, location)
  const deps = route && depsAt(route, location)
  const [layout, page] = await Promise.allSettled([
    site.loadLayout(context),
    route && loadPage(route, context, deps),
  ])
  const isInLayout = isReached(layout) && route !== undefined
  const fallback = { location, route, isInLayout }
  if (!isReached(layout)) {
    return fallbackView(site, context, { ...fallback, status: 'failed', error: layout.reason })
  }
  if (!isReached(page)) {
    const status = page.reason instanceof NotFound ? 'missing' : 'failed'
    return fallbackView(site, context, { ...fallback, status, error: page.reason })
  }
  if (!route || !page.value) return fallbackView(site, context, { ...fallback, status: 'unknown' })
  const { data, Page } = page.value
  const props = { deps, data }
  const head = route.head(context, props)
  return { status: 'shown', location, route, props, Page, head, isInLayout }
}

/** The view of a page that the server found missing or failed: nothing is loaded again. */
export const viewFromServer = (
  site: Site,
  context: SiteContext,
  found: Pick<View, 'status' | 'location' | 'isInLayout'>,
): Promise<View> => {
  const { status } = found
  if (status === 'shown' || status === 'pending') return loadView(site, context, found.location)
  const route = routeAt(site, found.location)
  return Promise.resolve(fallbackView(site, context, { ...found, status, route }))
}
