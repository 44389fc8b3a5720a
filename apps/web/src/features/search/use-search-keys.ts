import { useEffect } from 'react'
import { openSearch } from './search-dialog-state.ts'
import { opensSearch } from './search-keys.ts'

const WRITING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const DIALOG = '[aria-modal="true"], :modal'

const isWriting = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(WRITING) !== null

/** Opens the search by key, except while another dialog is open. */
export const useSearchKeys = (): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !opensSearch(event, isWriting(event))) return
      event.preventDefault()
      if (!document.querySelector(DIALOG)) openSearch()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
