import { useEffect } from 'react'
import { openSearch } from './search-dialog-state.ts'
import { opensSearch } from './search-keys.ts'

const WRITING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const DIALOG = '[aria-modal="true"]'

const isWriting = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(WRITING) !== null

/** All of the search that is there before it is opened. Another dialog is not covered by it. */
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
