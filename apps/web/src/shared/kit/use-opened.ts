import { useEffect, useState } from 'react'

/**
 * What is loaded because it is wanted opens only after it has appeared closed: so the kit sees it
 * open, runs its transition, and knows where to give the focus back.
 */
export const useOpened = (wanted: boolean): boolean => {
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(wanted), [wanted])
  return opened
}
