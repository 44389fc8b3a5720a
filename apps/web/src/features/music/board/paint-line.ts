import type { LyricLine } from '@lanting/player'
import type { Draw } from './follow-time.ts'
import { lookFrames, type SungUnit } from './sung-line.rules.ts'
import { syncAnimation } from './sync-animation.ts'

/** Returns the current unit; -1 before the first. */
const unitAt = (units: readonly SungUnit[], nowMs: number) =>
  units.findLastIndex(({ fromMs }) => fromMs <= nowMs)

/** The bright copy slides in under a mask while its text stays in place. */
const slide = (element: Element | undefined, { fromMs, toMs }: SungUnit): Animation[] => {
  const window = element?.lastElementChild
  const timing = { duration: Math.max(1, toMs - fromMs), fill: 'both' } as const
  const from = (place: string) => [{ transform: `translateX(${place})` }, { transform: 'none' }]
  const moving = [
    window?.animate(from('-100%'), timing),
    window?.firstElementChild?.animate(from('100%'), timing),
  ]
  return moving.filter((animation) => animation !== undefined)
}

const come = (element: HTMLElement, line: LyricLine) => {
  const frames = lookFrames(line)
  const last = frames.at(-1)
  if (!last) return undefined
  const duration = last.atMs - line.atMs
  const keyframes = frames.map(({ atMs, opacity, scale }) => ({
    ...{ offset: (atMs - line.atMs) / duration, opacity, transform: `scale(${scale})` },
  }))
  return element.animate(keyframes, { duration, fill: 'both' })
}

const mark = (element: HTMLElement, index: number, isStill: boolean) => {
  for (const [place, child] of [...element.children].entries()) {
    const state = place < index || (isStill && place === index) ? 'sung' : 'now'
    if (place <= index) child.setAttribute('data-sung', state)
    else child.removeAttribute('data-sung')
  }
}

/**
 * Draws one line at any moment. Animations run off the main thread; this only starts them and
 * corrects them after a seek.
 */
export const linePainter = (
  element: HTMLElement,
  line: LyricLine,
  units: readonly SungUnit[],
  isStill: boolean,
): Draw => {
  const look = isStill ? undefined : come(element, line)
  let current = -2
  let moving: readonly Animation[] = []
  return (moment) => {
    const index = unitAt(units, moment.nowMs)
    const unit = units[index]
    if (index !== current) {
      mark(element, index, isStill)
      for (const animation of moving) animation.cancel()
      moving = unit && !isStill ? slide(element.children[index], unit) : []
      current = index
    }
    if (look) syncAnimation(look, line.atMs, moment)
    if (unit) for (const animation of moving) syncAnimation(animation, unit.fromMs, moment)
    return units.find(({ fromMs }) => fromMs > moment.nowMs)?.fromMs
  }
}
