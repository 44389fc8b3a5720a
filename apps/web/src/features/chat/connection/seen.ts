import { encodedStorage } from '@lanting/browser'
import { create } from 'zustand'

const NAME = 'chat-seen'

const readSeenId = (): number | undefined => {
  const value = encodedStorage.read(NAME)
  return typeof value === 'number' ? value : undefined
}

/** The newest seen message of this browser, shared by all tabs. */
export const useSeen = create<{ readonly seenId: number | undefined }>()(() => ({
  seenId: readSeenId(),
}))

encodedStorage.follow(NAME, () => useSeen.setState({ seenId: readSeenId() }))

export const markSeen = (seenId: number): void => {
  // A part of the history is older than what was seen already.
  if ((useSeen.getState().seenId ?? -1) >= seenId) return
  useSeen.setState({ seenId })
  encodedStorage.write(NAME, seenId)
}
