import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { afterKey } from './chart.rules.ts'

/** The selected day: under the pointer, chosen by keys, or the last day. */
export const useDayCursor = (count: number) => {
  const [place, setPlace] = useState<number>()
  const current = Math.min(place ?? count - 1, count - 1)
  return {
    place: current,
    isChosen: place !== undefined,
    onPointerMove: ({ clientX, currentTarget }: PointerEvent) => {
      const { left, width } = currentTarget.getBoundingClientRect()
      const at = Math.round(((clientX - left) / width) * (count - 1))
      setPlace(Math.min(count - 1, Math.max(0, at)))
    },
    onPointerLeave: () => setPlace(undefined),
    onBlur: () => setPlace(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const next = afterKey(event.key, current, count)
      if (next === undefined) return
      event.preventDefault()
      setPlace(next)
    },
  }
}
