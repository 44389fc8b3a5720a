import { encodedStorage } from '@lanting/browser'
import { journal } from './journal.ts'

/**
 * Unsaved texts in this browser. Local storage is there at once and survives a closed window, but a
 * browser writes it to the disk seconds later: one that is killed has lost them. So each text is in
 * a journal too, which is on the disk in a moment.
 */
export const keptTexts = {
  read: encodedStorage.read,
  names: encodedStorage.names,

  /** Returns false when the browser refuses to store the value. */
  write: (name: string, value: object): boolean => {
    journal.put(name, value)
    return encodedStorage.write(name, value)
  },

  /** Stores the value for a killed browser only: cheap enough for every key of a long text. */
  note: (name: string, value: object): void => journal.put(name, value),

  remove: (name: string): void => {
    journal.drop(name)
    encodedStorage.remove(name)
  },
}

/** Brings back what a killed browser has not written. Called before a screen reads. */
export const recoverTexts = async (): Promise<void> => {
  for (const [name, value] of await journal.all()) encodedStorage.write(name, value)
}
