import { articlePath } from '@lanting/contract'
import { PATHS } from '../shared/paths.ts'
import { wantsLessMotion } from '../shared/reduced-motion.ts'
import { type PageLocation, parametersOf } from '../shared/router/location.ts'
import type { Navigation } from '../shared/router/router.ts'

/** The browser shows the last page until then. */
const SHOWN_WITHIN_MS = 1_000
const COVER = 'cover'

const isArticle = ({ pathname }: PageLocation) => pathname === PATHS.article

/** The picture that both pages have: the cover of an article in a list, and its banner. */
const pictureOn = (page: PageLocation, other: PageLocation) => {
  if (isArticle(page) === isArticle(other)) return null
  const { id } = parametersOf(isArticle(page) ? page : other)
  const selector = isArticle(page) ? '.page-banner' : `a.cover[href="${articlePath(Number(id))}"]`
  return document.querySelector<HTMLElement>(selector)
}

const isInView = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

const within = (work: Promise<void>) =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, SHOWN_WITHIN_MS))])

/** A calm change between pages: the cover of an article becomes its banner, the rest fades. */
export const createPageTransition = () => {
  let moving: HTMLElement | undefined
  const run = ({ from, to }: Navigation, show: () => Promise<void>) => {
    if (!('startViewTransition' in document) || wantsLessMotion()) return void show()
    const found = pictureOn(from, to.location)
    const before = found && isInView(found) ? found : undefined
    moving = before
    if (before) before.style.viewTransitionName = COVER
    let after: HTMLElement | null = null
    const transition = document.startViewTransition(async () => {
      await within(show())
      if (before) before.style.viewTransitionName = ''
      after = before ? pictureOn(to.location, from) : null
      if (after) after.style.viewTransitionName = COVER
    })
    // A hidden window skips the animation, and shows the page all the same.
    transition.ready.catch((error) => console.info('No transition:', error))
    transition.finished.finally(() => {
      if (moving === before) moving = undefined
      if (after) after.style.viewTransitionName = ''
    })
  }
  return {
    run,
    /** A picture moves to its new place: the page must be there already. */
    movesPicture: () => moving !== undefined,
  }
}
