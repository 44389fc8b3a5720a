import { create } from 'zustand'

/** Whether the search dialog is wanted. It loads when it is wanted for the first time. */
export const useSearchOpening = create<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }))

export const openSearch = (): void => useSearchOpening.setState({ isOpen: true })
export const closeSearch = (): void => useSearchOpening.setState({ isOpen: false })
