import { hrefOf, locationOf } from './location.ts'
import type { Router } from './router.ts'

/** A pointer that rests on a link this long probably clicks it. */
const REST_MS = 50

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** Returns the address of a page of this site that the link opens in this tab. */
const pageBehind = (router: Router, link: HTMLAnchorElement | null): string | undefined => {
  if (!link || link.target || link.hasAttribute('download')) return undefined
  if (link.origin !== location.origin) return undefined
  const target = locationOf(link.pathname + link.search + link.hash)
  const isHere = link.pathname === location.pathname && link.search === location.search
  // The browser itself scrolls to a part of the page.
  if (!router.isPage(target) || (isHere && link.hash)) return undefined
  return hrefOf(target)
}

/**
 * Opens links to pages without a page load. Links are plain anchors, so they work before the
 * scripts have loaded, and cost nothing to render.
 */
export const followLinks = (router: Router): void => {
  document.addEventListener('click', (event) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || event.button !== 0 || !isPlain) return
    const link = linkAt(event)
    const href = pageBehind(router, link)
    if (href === undefined) return
    event.preventDefault()
    void router.navigate(href, { keepScroll: link?.dataset.scroll === 'keep' })
  })

  let rest: ReturnType<typeof setTimeout> | undefined
  const preloadAfter = (ms: number) => (event: Event) => {
    clearTimeout(rest)
    const href = pageBehind(router, linkAt(event))
    if (href !== undefined) rest = setTimeout(() => router.preload(href), ms)
  }
  document.addEventListener('pointerover', preloadAfter(REST_MS))
  document.addEventListener('focusin', preloadAfter(REST_MS))
  document.addEventListener('touchstart', preloadAfter(0), { passive: true })
}
