import { hrefOf } from './location.ts'
import type { Router } from './router.ts'

/** Tells screen readers the title of a new page, and moves the keyboard to its content. */
export const announcePages = (router: Router): void => {
  const announcement = document.createElement('p')
  announcement.className = 'visually-hidden'
  announcement.setAttribute('aria-live', 'polite')
  document.body.append(announcement)
  router.onShown(({ kind, from, to, keepsScroll }) => {
    if (keepsScroll || document.querySelector('dialog[open]')) return
    // Back has closed an overlay, which gives the focus back.
    if (kind === 'pop' && hrefOf(from) === hrefOf(to.location)) return
    announcement.textContent = document.title
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
