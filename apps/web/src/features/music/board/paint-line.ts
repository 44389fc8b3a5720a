import type { LyricLine } from '@lanting/player'
import { fillOf, lookOf, type SungUnit } from './sung-line.rules.ts'

type Paint = (nowMs: number) => void

/** The unit that is being sung; -1 before the first. */
const unitAt = (units: readonly SungUnit[], nowMs: number) =>
  units.findLastIndex(({ fromMs }) => fromMs <= nowMs)

/** The bright copy slides in under a mask while what it says stays where it is. */
const slide = (element: Element | undefined, filled: number) => {
  const window = element?.lastElementChild
  const letters = window?.firstElementChild
  if (!(window instanceof HTMLElement) || !(letters instanceof HTMLElement)) return
  const back = `${((filled - 1) * 100).toFixed(2)}%`
  window.style.transform = `translateX(${back})`
  letters.style.transform = `translateX(${((1 - filled) * 100).toFixed(2)}%)`
}

/** Draws one line as it is at any moment, touching only what has changed. */
export const linePainter = (
  element: HTMLElement,
  line: LyricLine,
  units: readonly SungUnit[],
  isStill: boolean,
): Paint => {
  let current = -2
  return (nowMs) => {
    const index = unitAt(units, nowMs)
    if (index !== current) {
      for (const [place, child] of [...element.children].entries()) {
        const state = place < index || (isStill && place === index) ? 'sung' : 'now'
        if (place <= index) child.setAttribute('data-sung', state)
        else child.removeAttribute('data-sung')
      }
      current = index
    }
    if (isStill) return
    const unit = units[index]
    if (unit) slide(element.children[index], fillOf(unit, nowMs))
    const { opacity, scale } = lookOf(line, nowMs)
    element.style.opacity = opacity.toFixed(3)
    element.style.transform = `scale(${scale.toFixed(4)})`
  }
}
