import { useState } from 'react'
import { useInBrowser } from './use-in-browser.ts'

/**
 * The time at which a component appeared. Undefined in the HTML of the server, which may be cached:
 * it shows a date instead of a time that has passed since.
 */
export const useNow = (): number | undefined => {
  const isInBrowser = useInBrowser()
  const [now] = useState(Date.now)
  return isInBrowser ? now : undefined
}
