import { useEffect, useState } from 'react'

/**
 * Opens a lazy dialog after its first closed render, so that the kit runs its transition and
 * restores the focus.
 */
export const useOpened = (wanted: boolean): boolean => {
  const [opened, setOpened] = useState(false)
  useEffect(() => setOpened(wanted), [wanted])
  return opened
}
