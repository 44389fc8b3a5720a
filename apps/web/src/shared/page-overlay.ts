import { useEffect } from 'react'
import { create } from 'zustand'

const useOverlay = create<{ readonly isCovered: boolean }>()(() => ({ isCovered: false }))

/** Whether something lies over the whole page: then nobody sees what moves there. */
export const usePageCovered = (): boolean => useOverlay((state) => state.isCovered)

/** Lies over the whole page as long as it is there. */
export const useCoverPage = (): void => {
  useEffect(() => {
    useOverlay.setState({ isCovered: true })
    return () => useOverlay.setState({ isCovered: false })
  }, [])
}
