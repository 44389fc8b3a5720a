import { useEffect } from 'react'
import { useApi } from '../../../shared/use-api.ts'
import { visibleTime } from './visible-time.ts'

/** Sends the visible time of the article whenever it is hidden. */
export const useReadingDuration = (id: number): void => {
  const api = useApi()
  useEffect(() => {
    const time = visibleTime()
    const send = () => {
      const duration = time.hide(performance.now())
      if (duration === 0) return
      api
        .addReadingDuration({ params: { id, duration } }, { quiet: true, keepalive: true })
        .catch((error) => console.info('The reading time is not counted.', error))
    }
    const follow = () =>
      document.visibilityState === 'visible' ? time.show(performance.now()) : send()
    follow()
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('pagehide', send)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('pagehide', send)
      send()
    }
  }, [api, id])
}
