import { READING_LINE_PX } from '../reading-line.ts'
import { progressOf } from './reading-place.rules.ts'
import { storePlace } from './stored-places.ts'

const PAUSE_MS = 300

/**
 * A reader who has only begun keeps the place of the last time. Finds the text anew: a changed
 * article replaces it, and a hidden one has no height.
 */
const storeCurrent = (id: number) => {
  const text = document.querySelector('.md-editor-preview')
  const { top, height } = text?.getBoundingClientRect() ?? { top: 0, height: 0 }
  if (!text || height === 0) return
  const progress = progressOf((window.innerHeight - top) / height)
  if (progress === 'finished') return storePlace(id)
  const blocks = [...text.children]
  const block = blocks.findIndex((one) => one.getBoundingClientRect().bottom > READING_LINE_PX)
  if (progress === 'begun' || block <= 0) return
  storePlace(id, { id, block, top: Math.round(blocks[block]?.getBoundingClientRect().top ?? 0) })
}

/** Stores where the reader stops, whenever the page is hidden or left. Returns the cleanup. */
export const rememberPlace = (id: number): (() => void) => {
  const store = () => storeCurrent(id)
  const whenHidden = () => document.visibilityState === 'hidden' && store()
  let timer: ReturnType<typeof setTimeout> | undefined
  // Leaving by a link removes the text first, so the place is stored while reading too.
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(store, PAUSE_MS)
  }
  soon()
  window.addEventListener('scroll', soon, { passive: true })
  window.addEventListener('pagehide', store)
  document.addEventListener('visibilitychange', whenHidden)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', soon)
    window.removeEventListener('pagehide', store)
    document.removeEventListener('visibilitychange', whenHidden)
  }
}
