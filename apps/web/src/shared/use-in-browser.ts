import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and for the first render, because only the browser knows the user. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
