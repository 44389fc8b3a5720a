import { encodedStorage } from '@lanting/browser'
import { useCallback } from 'react'
import { create } from 'zustand'

const NAME = 'blog-drafts'
/** Drops the oldest above this number. */
const DRAFTS_MAX = 20

type Drafts = Readonly<Record<string, string>>

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')

const restored = (): Drafts => {
  const draft = encodedStorage.read(NAME)
  return isDrafts(draft) ? draft : {}
}

/** Returns the drafts with this one first, or without it when it is empty. */
export const afterTyping = (drafts: Drafts, key: string, text: string): Drafts => {
  const { [key]: _, ...others } = drafts
  const entries = Object.entries(others)
  if (text) entries.push([key, text])
  return Object.fromEntries(entries.slice(-DRAFTS_MAX))
}

const useDrafts = create<{ readonly drafts: Drafts | undefined }>()(() => ({ drafts: undefined }))

const draftsNow = () => useDrafts.getState().drafts ?? restored()

export const readDraft = (key: string): string => draftsNow()[key] ?? ''

/** Whether the storage works. Other tabs write to it too. */
let isSaved = true

/** Writes a draft for all components that show it. */
export const writeDraft = (key: string, text: string): void => {
  const drafts = afterTyping(isSaved ? restored() : draftsNow(), key, text)
  useDrafts.setState({ drafts })
  isSaved = encodedStorage.write(NAME, drafts)
}

/** Removes all drafts from this device. */
export const clearDrafts = (): void => {
  useDrafts.setState({ drafts: {} })
  encodedStorage.remove(NAME)
}

/**
 * The draft of a key. It survives navigation and reloads until it is cleared. For components that
 * render only in the browser.
 */
export const useDraft = (key: string): readonly [string, (text: string) => void] => {
  const draft = useDrafts((state) => state.drafts?.[key])
  const text = draft ?? draftsNow()[key] ?? ''
  const type = useCallback((typed: string) => writeDraft(key, typed), [key])
  return [text, type]
}
