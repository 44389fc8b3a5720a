import { useEffect } from 'react'

const PHONE = '(max-width: 798px)'
/** The elements that the room covers on a phone. */
const COVERED = '.site-header, main, .site-footer, .to-top, .chat-tab'

/** While the room fills the window, the page behind it is inert and does not scroll. */
export const useWholeWindow = (): void => {
  useEffect(() => {
    const query = window.matchMedia(PHONE)
    const set = (isCovered: boolean) => {
      for (const element of document.querySelectorAll(COVERED)) {
        element.toggleAttribute('inert', isCovered)
      }
      document.documentElement.style.overflow = isCovered ? 'hidden' : ''
    }
    const follow = () => set(query.matches)
    follow()
    query.addEventListener('change', follow)
    return () => {
      query.removeEventListener('change', follow)
      set(false)
    }
  }, [])
}
