import { encodedStorage } from '@lanting/browser'
import { create } from 'zustand'

const NAME = 'reading-list'
/** The oldest entries are dropped above this number. */
const ENTRIES_MAX = 200

export interface ReadingEntry {
  readonly id: number
  readonly title: string
}

type Entries = readonly ReadingEntry[]

const isEntry = (value: unknown): value is ReadingEntry => {
  const { id, title } = (value ?? {}) as Partial<ReadingEntry>
  return Number.isSafeInteger(id) && typeof title === 'string'
}

/** Returns the valid entries of a stored list. */
export const readEntries = (stored: unknown): Entries =>
  Array.isArray(stored) ? stored.filter(isEntry) : []

/** Adds an entry at the front, or removes it if it is there. */
export const toggled = (entries: Entries, entry: ReadingEntry): Entries => {
  const others = entries.filter(({ id }) => id !== entry.id)
  return others.length < entries.length ? others : [entry, ...entries].slice(0, ENTRIES_MAX)
}

const stored = () => readEntries(encodedStorage.read(NAME))

const useEntries = create<{ readonly entries: Entries | undefined }>()(() => ({
  entries: undefined,
}))

/** The list of this browser, newest first. It is empty on the server. */
export const useReadingList = (): Entries => useEntries(({ entries }) => entries) ?? stored()

/** Reads the stored list first, because other tabs write to it too. */
export const toggleEntry = (entry: ReadingEntry): void => {
  const entries = toggled(stored(), entry)
  useEntries.setState({ entries })
  encodedStorage.write(NAME, entries)
}
