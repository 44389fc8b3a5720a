import { useEffect, useEffectEvent } from 'react'
import { openOverlay } from './overlay-history.ts'
import { useRouter } from './router-context.ts'

const PHONE = '(max-width: 798px)'

/** On a phone, where an overlay covers the page, Back closes it. */
export const useBackCloses = (onClose: () => void, isOpen = true): void => {
  const router = useRouter()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !window.matchMedia(PHONE).matches) return
    return openOverlay(router, () => close())
  }, [router, isOpen])
}
