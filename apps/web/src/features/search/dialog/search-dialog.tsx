import { Modal } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useRouter } from '../../../shared/router/router-context.ts'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Modal.css'
import { KitProvider } from '../../../shared/kit/kit-provider.tsx'
import { useOpened } from '../../../shared/kit/use-opened.ts'
import { useCopy } from '../../../shared/language.ts'
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
    <KitProvider>
      <Modal.Root
        opened={useOpened(isWanted)}
        onClose={closeSearch}
        onExitTransitionEnd={giveFocus}
        size="auto"
        zIndex="var(--z-dialog)"
        lockScroll={false}
        classNames={{ inner: 'search-inner', content: 'search-sheet' }}
        centered
      >
        <Modal.Overlay />
        <Modal.Content>
          <Modal.Title className="for-screen-readers">{search.title}</Modal.Title>
          <SearchPanel />
        </Modal.Content>
      </Modal.Root>
    </KitProvider>
  )
}
