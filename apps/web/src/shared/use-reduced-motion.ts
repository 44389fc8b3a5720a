import { useSyncExternalStore } from 'react'
import { wantsLessMotion } from './reduced-motion.ts'

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)')
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether reduced motion is preferred; false on the server. */
export const useLessMotion = (): boolean =>
  useSyncExternalStore(subscribe, wantsLessMotion, () => false)
