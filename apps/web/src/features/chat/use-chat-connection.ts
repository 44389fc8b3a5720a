import { useEffect } from 'react'
import { useRouter } from '../../shared/router/router-context.ts'

/** Delay for browsers without idle callbacks. */
const SOON_MS = 2_000
const IDLE_AT_LAST_MS = 5_000

const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, SOON_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: IDLE_AT_LAST_MS })
  return () => cancelIdleCallback(idle)
}

/** Opens one connection per page, when the page is idle, or at once when the room is shown. */
export const useChatConnection = (isShown: boolean): void => {
  const router = useRouter()
  useEffect(() => {
    const connect = () => {
      import('./connection/connect.ts').then(
        ({ connectChat }) => connectChat(router.getState().context),
        (error) => console.info('No chat room today:', error),
      )
    }
    if (isShown) return connect()
    return whenIdle(connect)
  }, [router, isShown])
}
