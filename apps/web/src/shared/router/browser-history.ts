import { hrefOf, locationOf, type PageLocation } from './location.ts'

/** An entry of the browser's history. */
export interface Entry {
  /** Its place in the history of this tab; scroll positions are saved by it. */
  readonly index: number
  readonly location: PageLocation
}

const indexIn = (state: unknown): number => {
  const { index } = (state ?? {}) as { readonly index?: unknown }
  return typeof index === 'number' ? index : 0
}

/** The history of this tab. Each entry knows its place, so that we know if there is one before. */
export const openHistory = () => {
  const current = (): Entry => ({
    index: indexIn(history.state),
    location: locationOf(location.pathname + location.search + location.hash),
  })
  const write = (how: 'pushState' | 'replaceState', entry: Entry) => {
    history[how]({ ...history.state, index: entry.index }, '', hrefOf(entry.location))
    return entry
  }
  return {
    current,
    push: (to: PageLocation) => write('pushState', { index: current().index + 1, location: to }),
    replace: (to: PageLocation) => write('replaceState', { index: current().index, location: to }),
    /** Loads the page anew. */
    open: (to: PageLocation) => location.assign(hrefOf(to)),
    back: () => history.back(),
    canGoBack: () => current().index > 0,
    onPop: (listener: (to: Entry) => void) => {
      window.addEventListener('popstate', () => listener(current()))
    },
  }
}

export type BrowserHistory = ReturnType<typeof openHistory>
