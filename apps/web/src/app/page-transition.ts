import { articleIdPath } from '@lanting/contract'
import { PATHS } from '../shared/paths.ts'
import { wantsLessMotion } from '../shared/reduced-motion.ts'
import { type PageLocation, parametersOf, pathOfPage, slugAt } from '../shared/router/location.ts'
import type { Navigation } from '../shared/router/router.ts'

/** The browser shows the last page until then. */
const SHOWN_WITHIN_MS = 1_000

const isArticle = (location: PageLocation) => pathOfPage(location) === PATHS.article

const hrefOfArticle = (location: PageLocation) => {
  if (slugAt(location) !== undefined) return location.pathname
  return articleIdPath(Number(parametersOf(location).id))
}

/** The picture that both pages have: the cover of an article in a list, and its banner. */
const pictureOn = (page: PageLocation, other: PageLocation) => {
  if (isArticle(page) === isArticle(other)) return null
  const selector = isArticle(page) ? '.page-banner' : `a.cover[href="${hrefOfArticle(other)}"]`
  return document.querySelector<HTMLElement>(selector)
}

const isInView = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

const within = (work: Promise<void>) =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, SHOWN_WITHIN_MS))])

const named = new Set<HTMLElement>()

const nameCover = (element: HTMLElement) => {
  element.style.viewTransitionName = 'cover'
  named.add(element)
}

const clearNames = () => {
  for (const element of named) element.style.viewTransitionName = ''
  named.clear()
}

/** A calm change between pages: the cover of an article becomes its banner, the rest fades. */
export const createPageTransition = () => {
  let movesPicture = false
  let latest: ViewTransition | undefined
  const run = ({ from, to }: Navigation, show: () => Promise<void>) => {
    if (!('startViewTransition' in document) || wantsLessMotion()) return void show()
    clearNames()
    const before = pictureOn(from, to.location)
    const moves = before !== null && isInView(before)
    movesPicture = moves
    if (moves) nameCover(before)
    const transition = document.startViewTransition(async () => {
      await within(show())
      clearNames()
      const after = moves ? pictureOn(to.location, from) : null
      if (after) nameCover(after)
    })
    // A hidden window skips the animation, and shows the page all the same.
    transition.ready.catch((error) => console.info('No transition:', error))
    transition.finished.finally(() => {
      if (latest !== transition) return
      movesPicture = false
      clearNames()
    })
    latest = transition
  }
  return {
    run,
    /** A picture moves to its new place: the page must be there already. */
    movesPicture: () => movesPicture,
  }
}
