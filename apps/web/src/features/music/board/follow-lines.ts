import { type Lyrics, lineAt } from '@lanting/player'
import { wantsLessMotion } from '../../../shared/reduced-motion.ts'
import { type Draw, followTime } from './follow-time.ts'

/** The lines stay in place this long after a user scroll. */
const HELD_MS = 1_000
const GLIDE = {
  duration: 420,
  easing: 'cubic-bezier(0.22, 0.7, 0.24, 1)',
  composite: 'add',
} as const
/** Lines beyond this distance are equally dim. */
const NEAR = 6
/** Tolerance for rounded scroll positions. */
const SAME_PX = 2

const addHeight = (sum: number, part: Element) =>
  sum + (part instanceof HTMLElement ? part.offsetHeight : 0)

const mark = (lines: readonly HTMLElement[], before: number, current: number) => {
  lines[before]?.removeAttribute('aria-current')
  lines[current]?.setAttribute('aria-current', 'true')
  for (const centre of [before, current]) {
    for (let index = centre - NEAR; index <= centre + NEAR; index += 1) {
      const distance = Math.min(NEAR, Math.abs(index - current))
      lines[index]?.style.setProperty('--d', String(distance))
    }
  }
}

/**
 * Marks the current line and keeps it in the middle. The scroll position jumps, and a transform
 * animates the list, so that native scrolling works and no layout is needed.
 */
export const followLines = (scroll: HTMLElement, list: HTMLElement, lyrics: Lyrics) => {
  const lines = [...list.children].filter((child) => child instanceof HTMLElement)
  let middles: readonly number[] = []
  let current = -1
  let place = scroll.scrollTop
  let heldTimer: ReturnType<typeof setTimeout> | undefined

  const centre = (isGliding: boolean) => {
    const target = Math.max(0, middles[Math.max(0, current)] ?? 0)
    const from = place
    place = target
    scroll.scrollTop = target
    if (!isGliding || wantsLessMotion() || Math.abs(target - from) < SAME_PX) return
    list.animate([{ transform: `translateY(${target - from}px)` }, { transform: 'none' }], GLIDE)
  }
  const release = () => {
    clearTimeout(heldTimer)
    heldTimer = undefined
    // Does not scroll away from a line that has keyboard focus.
    if (list.querySelector(':focus-visible')) hold()
    else centre(true)
  }
  const hold = () => {
    clearTimeout(heldTimer)
    heldTimer = setTimeout(release, HELD_MS)
  }
  const onScroll = () => {
    if (Math.abs(scroll.scrollTop - place) < SAME_PX) return
    place = scroll.scrollTop
    hold()
  }
  const measure = () => {
    // A line that is wrapped grows beyond its padding when it is current.
    const heights = lines.map((line) =>
      [...line.querySelectorAll('span, small')].reduce(addHeight, 0),
    )
    for (const [place, line] of lines.entries()) {
      line.style.setProperty('--text', `${heights[place]}px`)
    }
    const half = scroll.clientHeight / 2
    middles = lines.map((line) => line.offsetTop + line.offsetHeight / 2 - half)
    if (!heldTimer) centre(false)
  }
  const follow: Draw = ({ nowMs }) => {
    const index = lineAt(lyrics, nowMs)
    if (index !== current) {
      mark(lines, current, index)
      current = index
      if (!heldTimer) centre(true)
    }
    return lyrics.lines[index + 1]?.atMs
  }
  const resume = () => {
    clearTimeout(heldTimer)
    heldTimer = undefined
  }

  measure()
  mark(lines, current, current)
  const watch = new ResizeObserver(measure)
  watch.observe(scroll)
  watch.observe(list)
  scroll.addEventListener('scroll', onScroll, { passive: true })
  list.addEventListener('click', resume)
  const stop = followTime(follow)
  return () => {
    stop()
    // The lyrics that follow may be the same ones, moved: their first mark knows of none before it.
    lines[current]?.removeAttribute('aria-current')
    watch.disconnect()
    for (const animation of list.getAnimations()) animation.cancel()
    clearTimeout(heldTimer)
    scroll.removeEventListener('scroll', onScroll)
    list.removeEventListener('click', resume)
  }
}
