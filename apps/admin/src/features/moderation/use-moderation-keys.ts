import { useEffect, useRef } from 'react'
import { actOf, type ModerationAction, type PressedOn } from './moderation-keys.rules.ts'

const placeOf = (target: EventTarget | null): PressedOn => {
  if (!(target instanceof HTMLElement)) return 'elsewhere'
  const isBox = target instanceof HTMLInputElement && target.type === 'checkbox'
  if (isBox) return 'elsewhere'
  if (target.closest('input, textarea, select, [contenteditable="true"]')) return 'field'
  return target.closest('a, button') ? 'link' : 'elsewhere'
}

/** Handles the keyboard shortcuts of a list, except below an open dialog. */
export const useModerationKeys = (actions: Partial<Record<ModerationAction, () => void>>): void => {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return
      const action = actOf({
        key: event.key,
        hasModifier: event.ctrlKey || event.metaKey || event.altKey || event.isComposing,
        on: placeOf(event.target),
      })
      const does = action && latest.current[action]
      if (!does) return
      event.preventDefault()
      does()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
