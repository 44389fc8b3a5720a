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

/** Returns the entries with this one in front, or without it. */
export const withEntry = (entries: Entries, entry: ReadingEntry, isKept: boolean): Entries => {
  const others = entries.filter(({ id }) => id !== entry.id)
  return isKept ? [entry, ...others].slice(0, ENTRIES_MAX) : others
}

const stored = () => readEntries(encodedStorage.read(NAME))

const useEntries = create<{ readonly entries: Entries | undefined }>()(() => ({
  entries: undefined,
}))

const entriesNow = () => useEntries.getState().entries ?? stored()

/** The list of this browser, newest first. It is empty on the server. */
export const useReadingList = (): Entries => useEntries(({ entries }) => entries) ?? stored()

/** Whether the storage works. Other tabs write to it too. */
let isSaved = true

export const keepEntry = (entry: ReadingEntry, isKept: boolean): void => {
  const entries = withEntry(isSaved ? stored() : entriesNow(), entry, isKept)
  useEntries.setState({ entries })
  isSaved = encodedStorage.write(NAME, entries)
}
