import { useSyncExternalStore } from 'react'
import { wantsLessMotion } from './reduced-motion.ts'

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)')
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether things had better stand still; the server does not know, and draws them as they are. */
export const useLessMotion = (): boolean =>
  useSyncExternalStore(subscribe, wantsLessMotion, () => false)
