import type { ComponentType, ReactNode } from 'react'
import { type PageLocation, parametersOf, pathOfPage, slugAt } from './location.ts'
import { NotFound, type PageHead, type PageProps, type Route, type RouteTable } from './route.ts'
import type { SiteContext } from './site-context.ts'

/** `unknown`: no route has this address. `missing`: the route has nothing for its parameters. */
type ViewStatus = 'shown' | 'pending' | 'missing' | 'unknown' | 'failed'

/** The window shows one view at a time: the page of an address, or its replacement. */
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
  readonly routes: RouteTable
  /** Loads the data of the layout. */
  readonly loadLayout: (context: SiteContext) => Promise<unknown>
  /** Rejects with NotFound for a page that the owner has hidden, before its code loads. */
  readonly admit?: (context: SiteContext, location: PageLocation) => Promise<void>
  readonly fallbacks: Fallbacks
  /** `cut off`: no answer came. `temporary`: the same call may succeed later. */
  readonly failureOf: (error: unknown) => Failure | undefined
}

type Failure = 'cut off' | 'temporary'

/** The code of a page could not be loaded. */
export class MissingCode extends Error {}

const NO_PROPS: PageProps<unknown, unknown> = { deps: undefined, data: undefined }

export const isPage = ({ routes }: Site, location: PageLocation): boolean =>
  Object.hasOwn(routes, pathOfPage(location))

const depsAt = (route: Route, location: PageLocation) =>
  route.deps?.(parametersOf(location), slugAt(location))

/** Whether a view already shows the page of this location. */
export const isSamePage = ({ status, route, location, props }: View, to: PageLocation): boolean =>
  status === 'shown' &&
  route !== undefined &&
  location.pathname === to.pathname &&
  JSON.stringify(props.deps) === JSON.stringify(depsAt(route, to))

/** Why a view could not be loaded, if it may be loaded later. */
export const failureOf = (site: Site, { status, error }: View): Failure | undefined =>
  status === 'failed' ? site.failureOf(error) : undefined

interface Fallback extends Pick<View, 'location' | 'isInLayout' | 'error'> {
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
  { fallbacks }: Site,
  { head, isInLayout }: View,
  location: PageLocation,
  route: Route | undefined,
): View => {
  const Page = route?.skeleton ?? fallbacks.Skeleton
  return { status: 'pending', location, props: NO_PROPS, Page, head, isInLayout }
}

interface Request {
  readonly context: SiteContext
  readonly location: PageLocation
  /** Called when the code of the page has arrived, while its data may still be loading. */
  readonly onRoute?: (route: Route) => void
}

const loadPage = async (
  { admit }: Site,
  importRoute: RouteTable[string],
  { context, location, onRoute }: Request,
) => {
  await admit?.(context, location)
  const { route } = await importRoute().catch((error) => {
    throw new MissingCode('The code of the page is missing.', { cause: error })
  })
  onRoute?.(route)
  const deps = depsAt(route, location)
  const props = { deps, data: await route.load?.(context, deps) }
  return { route, props }
}

const isReached = <T>(settled: PromiseSettledResult<T>): settled is PromiseFulfilledResult<T> =>
  settled.status === 'fulfilled'

/** Loads the layout's data, the page's code and its data. */
export const loadView = async (site: Site, request: Request): Promise<View> => {
  const { context, location } = request
  const importRoute = isPage(site, location) ? site.routes[pathOfPage(location)] : undefined
  const [layout, page] = await Promise.allSettled([
    site.loadLayout(context),
    importRoute && loadPage(site, importRoute, request),
  ])
  const fallback = { location, isInLayout: isReached(layout) && importRoute !== undefined }
  if (!isReached(layout)) {
    return fallbackView(site, context, { ...fallback, status: 'failed', error: layout.reason })
  }
  if (!isReached(page)) {
    const status = page.reason instanceof NotFound ? 'missing' : 'failed'
    return fallbackView(site, context, { ...fallback, status, error: page.reason })
  }
  if (!page.value) return fallbackView(site, context, { ...fallback, status: 'unknown' })
  const { route, props } = page.value
  const head = route.head(context, props)
  return { ...fallback, status: 'shown', route, props, Page: route.Page, head }
}

/** The view of a page that the server found missing or failed: nothing is loaded again. */
export const viewFromServer = async (
  site: Site,
  context: SiteContext,
  found: Pick<View, 'status' | 'location' | 'isInLayout'>,
): Promise<View> => {
  const { status, location } = found
  return status === 'shown' || status === 'pending'
    ? loadView(site, { context, location })
    : fallbackView(site, context, { ...found, status })
}
