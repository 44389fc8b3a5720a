import { useEffect } from 'react'
import { create } from 'zustand'

/** The name of the one thing that the screen shows, such as the title of an article. */
export const useScreenSubject = create(() => '')

/** Puts the name of what a screen shows into the title of the window, until it closes. */
export const useSubject = (name = ''): void => {
  useEffect(() => {
    useScreenSubject.setState(name.trim(), true)
    return () => useScreenSubject.setState('', true)
  }, [name])
}
