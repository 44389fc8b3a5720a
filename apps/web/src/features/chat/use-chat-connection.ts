import { useEffect } from 'react'
import { useRouter } from '../../shared/router/router-context.ts'
import { whenIdle } from '../../shared/when-idle.ts'

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
