import { encodedStorage } from '@lanting/browser'
import { readHistory, withText } from './search-history.rules.ts'

const NAME = 'blogSearchHistory'

export const storedHistory = (): string[] => readHistory(encodedStorage.read(NAME))

export const storeHistory = (texts: readonly string[]): boolean => encodedStorage.write(NAME, texts)

export const rememberSearch = (text: string): boolean =>
  storeHistory(withText(storedHistory(), text))

export const followHistory = (listener: () => void) => encodedStorage.follow(NAME, listener)
