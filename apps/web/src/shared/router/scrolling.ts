import { scrollBehavior } from '../reduced-motion.ts'
import type { Navigation, Router } from './router.ts'

interface Options {
  /** Pages that keep their own position. */
  readonly isExcepted: (pathname: string) => boolean
  /** An animation shows the new page where it will be. */
  readonly isInstant: () => boolean
}

/** The browser's scroll anchoring would change a restored position during a page change. */
const setAnchoring = (value: 'none' | '') => {
  document.documentElement.style.overflowAnchor = value
}

const SAVED = 'scroll-positions'

/** Positions survive a reload of the page. */
const savedPositions = (): Map<number, number> => {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(SAVED) ?? '[]'))
  } catch {
    return new Map()
  }
}

const savePositions = (positions: Map<number, number>) => {
  try {
    sessionStorage.setItem(SAVED, JSON.stringify([...positions]))
  } catch (error) {
    console.info('Scroll positions are not saved:', error)
  }
}

const partNamed = (hash: string) =>
  hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null

/**
 * A new page scrolls smoothly to its top or its part. Back and forward restore the position at
 * once.
 */
export const setUpScrolling = (router: Router, { isExcepted, isInstant }: Options): void => {
  const positions = savedPositions()
  let shown = router.index()
  // The browser restores the position after a reload, but knows nothing of pages that we show.
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    savePositions(positions)
  })
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  window.addEventListener('scroll', () => positions.set(shown, window.scrollY), { passive: true })

  const scroll = ({ kind, to, keepsScroll }: Navigation) => {
    const isNew = kind !== 'pop'
    if (keepsScroll || (isNew && isExcepted(to.location.pathname))) return
    const part = isNew ? partNamed(to.location.hash) : null
    if (part) part.scrollIntoView({ behavior: scrollBehavior() })
    else {
      const top = isNew ? 0 : (positions.get(to.index) ?? 0)
      const isSmooth = kind === 'push' && !isInstant()
      window.scrollTo({ top, behavior: isSmooth ? scrollBehavior() : 'instant' })
    }
  }

  router.onNavigate(({ kind }) => setAnchoring(kind === 'push' ? '' : 'none'))
  router.onShown((navigation) => {
    shown = navigation.to.index
    if (navigation.kind === 'push') positions.delete(shown)
    scroll(navigation)
    requestAnimationFrame(() => requestAnimationFrame(() => setAnchoring('')))
  })
}
