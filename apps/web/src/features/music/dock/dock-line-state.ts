import { encodedStorage } from '@lanting/browser'
import { create } from 'zustand'

const KEY = 'blog-dock-line'

/** Whether the line that is sung is shown above the disc. */
export const useDockLine = create<{ readonly isShown: boolean }>()(() => ({
  isShown: encodedStorage.read(KEY) !== false,
}))

export const showDockLine = (isShown: boolean): void => {
  useDockLine.setState({ isShown })
  encodedStorage.write(KEY, isShown)
}
