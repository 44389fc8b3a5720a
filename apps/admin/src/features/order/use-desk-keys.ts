import { useEffect, useRef } from 'react'
import { actOf, type DeskAct, type PressedOn } from './desk-keys.rules.ts'

const placeOf = (target: EventTarget | null): PressedOn => {
  if (!(target instanceof HTMLElement)) return 'elsewhere'
  const isBox = target instanceof HTMLInputElement && target.type === 'checkbox'
  if (isBox) return 'elsewhere'
  if (target.closest('input, textarea, select, [contenteditable="true"]')) return 'field'
  return target.closest('a, button') ? 'link' : 'elsewhere'
}

/** Hears the keys of a list wherever the focus is, but not below an open window. */
export const useDeskKeys = (acts: Partial<Record<DeskAct, () => void>>): void => {
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return
      const act = actOf({
        key: event.key,
        hasModifier: event.ctrlKey || event.metaKey || event.altKey || event.isComposing,
        on: placeOf(event.target),
      })
      const does = act && latest.current[act]
      if (!does) return
      event.preventDefault()
      does()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
