import type { Base, Draft } from './draft.ts'
import { type deleteCopy, type noteCopy, type saveCopy, subjectOf } from './local-copies.ts'

/** Storing a longer text takes so long that the keys would stick. */
const LONG_CHARACTERS = 20_000
const REST_MS = 600

interface Ports {
  readonly save: typeof saveCopy
  readonly note: typeof noteCopy
  readonly remove: typeof deleteCopy
  readonly after: (ms: number, work: () => void) => () => void
}

/**
 * The copy of a draft in this browser. Short texts are stored at every key. Long ones are noted at every
 * key, for a browser that is killed, and stored when the hand rests. The copy moves when a new draft becomes a manuscript or an article.
 */
export const createDraftStorage = (start: Base, ports: Ports) => {
  const { save, note, remove, after } = ports
  let subject = subjectOf(start)
  let isSaved = true
  let pending: Draft | undefined
  let cancel = () => {}

  const follow = (base: Base) => {
    const next = subjectOf(base)
    if (next !== subject) remove(subject)
    subject = next
  }
  const flush = () => {
    cancel()
    if (pending) isSaved = save(subject, pending)
    pending = undefined
  }
  return {
    /** Returns false when the storage is full; of a long text, when it was full the last time. */
    keep: (draft: Draft): boolean => {
      follow(draft.base)
      pending = draft
      cancel()
      if (draft.fields.article_content.length < LONG_CHARACTERS) flush()
      else {
        note(subject, draft)
        cancel = after(REST_MS, flush)
      }
      return isSaved
    },
    drop: (base: Base) => {
      cancel()
      pending = undefined
      follow(base)
      remove(subject)
    },
    /** Stores what waits. Called before the page goes away. */
    flush,
    subject: () => subject,
  }
}
