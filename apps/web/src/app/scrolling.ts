import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'
import { PATHS } from '../shared/paths.ts'
import { scrollBehavior } from '../shared/reduced-motion.ts'

/** The browser's scroll anchoring would change a restored position during a page change. */
const setAnchoring = (value: 'none' | '') => {
  document.documentElement.style.overflowAnchor = value
}

/**
 * A new page scrolls smoothly to its top. Back and forward restore the position at once.
 * The message board stays mounted and keeps its position.
 */
export const setUpScrolling = (router: RegisteredRouter): void => {
  router.history.subscribe(({ action }) => {
    const isNew = action.type === 'PUSH'
    setAnchoring(isNew ? '' : 'none')
    // Set directly, because `update` would start a navigation.
    Object.assign(router.options, {
      scrollRestoration: ({ location }: { location: ParsedLocation }) =>
        !isNew || location.pathname !== PATHS.messageList,
      scrollRestorationBehavior: isNew ? scrollBehavior() : 'instant',
    })
  })
  router.subscribe('onRendered', () => {
    requestAnimationFrame(() => requestAnimationFrame(() => setAnchoring('')))
  })
}
