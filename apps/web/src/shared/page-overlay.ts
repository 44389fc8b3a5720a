import { useEffect } from 'react'
import { create } from 'zustand'

const useOverlay = create<{ readonly isCovered: boolean }>()(() => ({ isCovered: false }))

/** Whether an overlay covers the page, so that animations can pause. */
export const usePageCovered = (): boolean => useOverlay((state) => state.isCovered)

/** Marks the page as covered while mounted. */
export const useCoverPage = (): void => {
  useEffect(() => {
    useOverlay.setState({ isCovered: true })
    return () => useOverlay.setState({ isCovered: false })
  }, [])
}
