import { type RefObject, useCallback, useRef, useState } from 'react'

/** State whose newest value can be read before the next drawing, as by a save that has waited. */
export const useCurrentState = <T>(
  initial: () => T,
): [T, (change: (before: T) => T) => void, RefObject<T>] => {
  const [state, setState] = useState(initial)
  const current = useRef(state)
  const change = useCallback((next: (before: T) => T) => {
    current.current = next(current.current)
    setState(current.current)
  }, [])
  return [state, change, current]
}
