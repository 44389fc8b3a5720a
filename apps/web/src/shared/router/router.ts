import type { BrowserHistory, Entry } from './browser-history.ts'
import { hrefOf, locationOf, type PageLocation } from './location.ts'
import type { Route } from './route.ts'
import type { SiteContext } from './site-context.ts'
import {
  failureOf,
  isPage,
  isSamePage,
  loadView,
  MissingCode,
  type Site,
  skeletonView,
  type View,
} from './view.ts'

/** A quick page replaces the last one at once. A slow one shows a skeleton, and for a moment. */
const SKELETON_AFTER_MS = 1_000
const SKELETON_AT_LEAST_MS = 500

type NavigationKind = 'push' | 'replace' | 'pop'

export interface Navigation {
  readonly kind: NavigationKind
  readonly from: PageLocation
  readonly to: Entry
  readonly keepsScroll: boolean
}

interface NavigateOptions {
  readonly replace?: boolean
  readonly keepScroll?: boolean
}

interface RouterState {
  readonly view: View
  readonly context: SiteContext
  readonly isLoading: boolean
  /** No answer came. The last page stays, and the navigation goes on when there is an answer. */
  readonly isCutOff?: boolean
}

type Listener<T> = (value: T) => void

const createTopic = <T>() => {
  const listeners = new Set<Listener<T>>()
  return {
    emit: (value: T) => {
      for (const listener of listeners) listener(value)
    },
    subscribe: (listener: Listener<T>) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface Options {
  readonly site: Site
  readonly state: RouterState
  /** Missing on the server, where nobody navigates. */
  readonly history?: BrowserHistory
  /** Waits before a failed page is loaded again. */
  readonly nextAttempt?: (attempt: number) => Promise<void>
  /** Animates the change to a new page. `show` resolves when the page is in the document. */
  readonly transition?: (navigation: Navigation, show: () => Promise<void>) => void
}

/** Connects addresses and pages. React shows its state; links and the back button change it. */
export const createRouter = ({ site, state: initial, history, ...options }: Options) => {
  const { nextAttempt, transition } = options
  let state = initial
  let latest: Navigation | undefined
  const changes = createTopic<void>()
  const starts = createTopic<Navigation>()
  const ends = createTopic<Navigation>()

  const set = (change: Partial<RouterState>) => {
    state = { ...state, ...change }
    changes.emit()
  }

  const showSkeletonWhenSlow = (navigation: Navigation) => {
    let shownAt: number | undefined
    let route: Route | undefined
    const timer = setTimeout(() => {
      if (latest !== navigation) return
      shownAt = performance.now()
      set({ view: skeletonView(site, state.view, navigation.to.location, route) })
    }, SKELETON_AFTER_MS)
    return {
      onRoute: (found: Route) => {
        route = found
      },
      hide: async () => {
        clearTimeout(timer)
        if (shownAt === undefined) return
        await wait(Math.max(0, shownAt + SKELETON_AT_LEAST_MS - performance.now()))
      },
    }
  }

  const showView = (view: View) =>
    new Promise<void>((resolve) => {
      const stop = ends.subscribe(() => {
        stop()
        resolve()
      })
      set({ view, isLoading: false, isCutOff: false })
    })

  const settle = (navigation: Navigation, view: View) => {
    // A newer release has other files: a full page load finds them.
    if (view.error instanceof MissingCode) history?.open(navigation.to.location)
    else if (transition && view.status === 'shown' && !navigation.keepsScroll) {
      transition(navigation, () => showView(view))
    } else void showView(view)
  }

  /** Loads a failed page again until there is an answer, or another page is asked for. */
  const recover = async (navigation: Navigation) => {
    const request = { context: state.context, location: navigation.to.location }
    for (let attempt = 0; nextAttempt; attempt += 1) {
      await nextAttempt(attempt)
      if (latest !== navigation) return
      const view = await loadView(site, request)
      if (latest !== navigation) return
      if (failureOf(site, view) === undefined) return settle(navigation, view)
    }
  }

  const load = async (navigation: Navigation) => {
    const before = state.view
    set({ isLoading: true })
    const { location } = navigation.to
    const { onRoute, hide } = showSkeletonWhenSlow(navigation)
    const view = await loadView(site, { context: state.context, location, onRoute })
    await hide()
    if (latest !== navigation) return
    const failure = failureOf(site, view)
    if (failure === 'cut off') set({ view: before, isLoading: false, isCutOff: true })
    else settle(navigation, view)
    if (failure) void recover(navigation)
  }

  const show = async (navigation: Navigation, isReload = false) => {
    latest = navigation
    starts.emit(navigation)
    const { location } = navigation.to
    const { view } = state
    const isSame = !isReload && isSamePage(view, location)
    if (isSame) set({ view: { ...view, location }, isLoading: false, isCutOff: false })
    else await load(navigation)
  }

  const here = () => history?.current().location ?? state.view.location
  history?.onPop((to) => {
    void show({ kind: 'pop', from: state.view.location, to, keepsScroll: false })
  })

  const navigate = async (
    href: string,
    { replace = false, keepScroll = false }: NavigateOptions = {},
  ) => {
    if (!history) throw new Error('The server cannot navigate.')
    const from = here()
    const location = locationOf(href)
    const isReplaced = replace || href === hrefOf(from)
    const to = history[isReplaced ? 'replace' : 'push'](location)
    await show({ kind: isReplaced ? 'replace' : 'push', from, to, keepsScroll: keepScroll })
  }

  return {
    getState: () => state,
    subscribe: changes.subscribe,
    /** Before a page change. */
    onNavigate: starts.subscribe,
    /** After the new page is in the document. */
    onShown: ends.subscribe,
    /** React calls this when it has put a view into the document. */
    shown: (view: View) => {
      if (latest && view === state.view && view.status !== 'pending') ends.emit(latest)
    },
    /** The address in the bar, also while its page is still loading. */
    location: here,
    isPage: (location: PageLocation) => isPage(site, location),
    navigate,
    /** Loads data and code that the next click probably needs. */
    preload: (href: string) =>
      void loadView(site, { context: state.context, location: locationOf(href) }),
    /** Loads the page again, after a failure or in another language. */
    reload: async (change: Partial<SiteContext> = {}) => {
      set({ context: { ...state.context, ...change } })
      const to = history?.current()
      if (to) await show({ kind: 'replace', from: here(), to, keepsScroll: true }, true)
    },
    /** The place of the current entry in the history. */
    index: () => history?.current().index ?? 0,
    back: () => history?.back(),
    canGoBack: () => history?.canGoBack() ?? false,
  }
}

export type Router = ReturnType<typeof createRouter>
