import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The value of the latest drawing, for functions that stay the same. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
