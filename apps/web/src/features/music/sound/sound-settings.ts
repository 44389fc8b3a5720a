import { encodedStorage } from '@lanting/browser'
import { create } from 'zustand'
import { readSound, type SoundSettings } from './sound-settings.rules.ts'

const KEY = 'blog-music-sound'

export const useSound = create<SoundSettings>()(() => readSound(encodedStorage.read(KEY)))

export const changeSound = (change: Partial<SoundSettings>): void => {
  useSound.setState(change)
  encodedStorage.write(KEY, useSound.getState())
}
