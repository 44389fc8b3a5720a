import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and for the first drawing: whose page it is, only the browser knows. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
