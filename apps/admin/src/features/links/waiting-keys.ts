import { isComposing } from '@lanting/browser'
import { useEffect, useRef } from 'react'

type WaitingAction = 'next' | 'previous' | 'approve' | 'remove'

/** The keys of the review queue. */
const KEYS: Readonly<Record<string, WaitingAction>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  r: 'approve',
  d: 'remove',
}

export const waitingActionOf = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode'>,
): WaitingAction | undefined => {
  const { key, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || isComposing(event)) return undefined
  const known = key.length === 1 ? key.toLowerCase() : key
  return Object.hasOwn(KEYS, known) ? KEYS[known] : undefined
}

/** Hears the keys inside a list, before the queue does; `place` is the row with the focus. */
export const useWaitingKeys = (onAction: (action: WaitingAction, place: number) => void) => {
  const list = useRef<HTMLUListElement>(null)
  const latest = useRef(onAction)
  latest.current = onAction
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { current } = list
      const row = event.target instanceof Element ? event.target.closest('li') : null
      const place = current && row ? [...current.children].indexOf(row) : -1
      const action = waitingActionOf(event)
      if (!action || place < 0) return
      event.preventDefault()
      event.stopPropagation()
      latest.current(action, place)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return list
}
