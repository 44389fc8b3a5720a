import { encodedStorage } from '@lanting/browser'
import { create } from 'zustand'

const KEY = 'blog-music-keys'

/** Whether the keys of the player work on the whole page. A reader can switch them off. */
export const useKeysSetting = create<{ readonly isOn: boolean }>()(() => ({
  isOn: encodedStorage.read(KEY) !== false,
}))

export const switchKeys = (isOn: boolean): void => {
  useKeysSetting.setState({ isOn })
  encodedStorage.write(KEY, isOn)
}
