import { create } from 'zustand'

/** Whether the search dialog is open. It loads on first use. */
export const useSearchDialog = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

export const openSearch = (): void => useSearchDialog.setState({ isOpen: true })
export const closeSearch = (): void => useSearchDialog.setState({ isOpen: false })
