import { encodedStorage } from '@lanting/browser'
import type { MusicLevel } from '@lanting/contract'
import { create } from 'zustand'
import { levelFor, type Network, readSaver, type Saver } from './data-saver.rules.ts'

const KEY = 'blog-music-saver'

export const useSaver = create<{ readonly saver: Saver }>()(() => ({
  saver: readSaver(encodedStorage.read(KEY)),
}))

export const changeSaver = (saver: Saver): void => {
  useSaver.setState({ saver })
  encodedStorage.write(KEY, saver)
}

/** Undefined in browsers that do not tell. */
export const network = (): Network | undefined =>
  (navigator as Navigator & { readonly connection?: Network }).connection

/** The level of the next song. */
export const songLevel = (): MusicLevel => levelFor(useSaver.getState().saver, network())
