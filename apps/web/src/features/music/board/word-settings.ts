import { encodedStorage } from '@lanting/browser'
import { create } from 'zustand'
import { savedWords, type WordKind, type WordSettings } from './word-settings.rules.ts'

const NAME = 'blog-lyric-words'

/** Which texts beside the lines this browser shows. */
export const useWords = create<WordSettings>()(() => savedWords(encodedStorage.read(NAME)))

export const toggleWords = (kind: WordKind): void => {
  useWords.setState((settings) => ({ [kind]: !settings[kind] }))
  encodedStorage.write(NAME, useWords.getState())
}
