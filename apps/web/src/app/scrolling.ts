import type { ParsedLocation, RegisteredRouter } from '@tanstack/react-router'
import { PATHS } from '../shared/paths.ts'
import { scrollBehavior } from '../shared/reduced-motion.ts'

/** The browser's own anchoring would move a restored position while the page is being exchanged. */
const setAnchoring = (value: 'none' | '') => {
  document.documentElement.style.overflowAnchor = value
}

/**
 * A new page begins at its top, smoothly; going back or forward returns to where one was, at once.
 * The message board is kept alive and stays where it stands.
 */
export const setUpScrolling = (router: RegisteredRouter): void => {
  router.history.subscribe(({ action }) => {
    const isNew = action.type === 'PUSH'
    setAnchoring(isNew ? '' : 'none')
    // Read when the page is rendered; `update` would begin a navigation of its own.
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
