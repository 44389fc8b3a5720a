import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Returns the next index for an arrow key, wrapping around; undefined for other keys. */
export const afterArrow = (key: string, place: number, count: number): number | undefined => {
  const step = STEPS[key]
  return step === undefined ? undefined : (place + step + count) % count
}

const STOPS = '[role="combobox"], .search-columns :is(a, button)'

/** Without results the arrow keys move the focus between the field and the other elements. */
export const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
  const here = stops.indexOf(document.activeElement as HTMLElement)
  const next = afterArrow(event.key, here, stops.length)
  if (here < 0 || next === undefined) return
  event.preventDefault()
  stops[next]?.focus()
}
