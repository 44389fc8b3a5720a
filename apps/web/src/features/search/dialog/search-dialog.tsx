import { useEffect, useRef } from 'react'
import { Dialog, DialogTitle } from '../../../shared/dialog/dialog.tsx'
import { useCopy } from '../../../shared/language.ts'
import { useRouter } from '../../../shared/router/router-context.ts'
import '../../../shared/forms/forms.css'
import './search-dialog.css'
import { closeSearch, useSearchDialog } from '../search-dialog-state.ts'
import { SearchPanel } from './search-panel.tsx'

export const SearchDialog = () => {
  const { search } = useCopy()
  const router = useRouter()
  const isWanted = useSearchDialog((state) => state.isOpen)
  const hasLeft = useRef(false)
  // Closes the dialog and moves the focus to the new page.
  useEffect(
    () =>
      router.onNavigate(() => {
        if (!useSearchDialog.getState().isOpen) return
        hasLeft.current = true
        closeSearch()
      }),
    [router],
  )
  const giveFocus = () => {
    if (hasLeft.current) document.querySelector('main')?.focus({ preventScroll: true })
    hasLeft.current = false
  }
  return (
    <Dialog open={isWanted} onClose={closeSearch} onClosed={giveFocus} className="search-sheet">
      <DialogTitle className="for-screen-readers">{search.title}</DialogTitle>
      <SearchPanel />
    </Dialog>
  )
}
