import { useDeferredValue } from 'react'

/** False on the server and for the first render, because only the browser knows the user. */
export const useInBrowser = (): boolean => useDeferredValue(true, false)
