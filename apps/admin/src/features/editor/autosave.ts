import { newId } from '@lanting/browser'
import type { ArticleFields } from '@lanting/contract'
import {
  type Attempt,
  afterDraftEvent,
  type Base,
  type Draft,
  type DraftEvent,
  draftOf,
} from './draft.ts'
import type { mergeCleanly, withoutTheirs } from './merge-fields.ts'
import type { Sent } from './send-outcome.ts'

const AUTOSAVE_AFTER_MS = 1_200
const RETRY_AFTER_MS = 5_000

export interface AutosavePorts {
  /** Sends a save. Never rejects. */
  readonly send: (attempt: Attempt) => Promise<Sent>
  /** Loads what merges the texts of two windows. */
  readonly loadMerge: () => Promise<Merging>
  /** Called when edits of another window were merged without asking. */
  readonly onMerged: (merge: { readonly by: string | null; readonly undo: () => void }) => void
  /** Saves unsent text in the browser. Returns false when the storage is full. */
  readonly saveLocally: (draft: Draft) => boolean
  readonly deleteLocally: () => void
  readonly after: (ms: number, work: () => void) => () => void
  readonly now: () => number
}

interface Merging {
  readonly mergeCleanly: typeof mergeCleanly
  readonly withoutTheirs: typeof withoutTheirs
}

export interface Autosave {
  getState(): Draft
  subscribe(listener: () => void): () => void
  type(change: Partial<ArticleFields>): void
  /** Sends unsent text at once and resolves when it is done. */
  flush(): Promise<Draft>
  /**
   * Publishes after the pending request. Without an answer it is repeated, and the promise waits:
   * nobody knows yet whether the article is public.
   */
  publish(): Promise<Sent>
  merge(fields: ArticleFields): void
  close(): void
}

/** Saves in the browser at once and on the server after a delay, with retries. */
export const createAutosave = (
  start: Base,
  ports: AutosavePorts,
  /** A save of an earlier visit that was never answered. */
  unanswered?: Attempt,
): Autosave => {
  let draft: Draft = { ...draftOf(start), unanswered }
  const awaited = new Map<string, (sent: Sent) => void>()
  let cancel: (() => void) | undefined
  let underWay: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()

  const dispatch = (event: DraftEvent) => {
    draft = afterDraftEvent(draft, event)
    for (const listener of listeners) listener()
  }

  const saveLocally = () => {
    if (draft.status === 'same') {
      ports.deleteLocally()
      if (draft.isSavedLocally) dispatch({ type: 'keptHere', isSaved: false })
      return
    }
    const isSaved = ports.saveLocally(draft)
    if (isSaved !== draft.isSavedLocally) dispatch({ type: 'keptHere', isSaved })
  }

  const schedule = (ms: number) => {
    cancel?.()
    cancel = ports.after(ms, () => {
      cancel = undefined
      deliver()
    })
  }

  const eventOf = (sent: Sent, atMs: number): DraftEvent => {
    if (sent.outcome === 'acknowledged') return { type: 'acknowledged', base: sent.base, atMs }
    if (sent.outcome === 'overtaken') return { type: 'overtaken', theirs: sent.theirs }
    if (sent.outcome === 'unreachable') return { type: 'unreachable', obstacle: sent.obstacle }
    return { type: 'refused', error: sent.error }
  }

  /** Edits of another window that touch nothing of here are merged without asking. */
  const mergeTheirs = async () => {
    const merging = await ports.loadMerge().catch((error) => {
      console.info('The texts are merged when the user asks for it.', error)
      return undefined
    })
    const { base, fields: mine, theirs } = draft
    const merged = theirs && merging?.mergeCleanly(base.fields, mine, theirs.fields)
    if (!merging || !merged) return
    dispatch({ type: 'merged', fields: merged })
    const undo = () => type(merging.withoutTheirs(merged, draft.fields, mine))
    ports.onMerged({ by: theirs.nick_name, undo })
  }

  const sendNow = async (attempt: Attempt): Promise<Sent> => {
    cancel?.()
    cancel = undefined
    dispatch({ type: 'sent', attempt })
    // A page that goes away now asks again when it is opened the next time.
    if (draft.isSavedLocally) saveLocally()
    const sent = await ports.send(attempt)
    dispatch(eventOf(sent, ports.now()))
    if (draft.status === 'conflict') await mergeTheirs()
    saveLocally()
    if (draft.status === 'typed') schedule(AUTOSAVE_AFTER_MS)
    if (draft.status === 'waiting') schedule(RETRY_AFTER_MS)
    if (!draft.unanswered) awaited.get(attempt.clientId)?.(sent)
    return sent
  }

  const attemptOf = (kind: Attempt['kind']): Attempt => ({
    kind,
    clientId: newId(),
    base: draft.base,
    fields: draft.fields,
  })

  /** One request at a time: each revision is based on the previous one. */
  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    const next = underWay.then(work)
    underWay = next.catch(() => undefined)
    return next
  }

  const isToSend = () => draft.status === 'typed' || draft.status === 'waiting'
  const deliver = () =>
    queue(async () => {
      if (isToSend()) await sendNow(draft.unanswered ?? attemptOf('autosave'))
    })

  const type = (change: Partial<ArticleFields>) => {
    try {
      dispatch({ type: 'typed', fields: { ...draft.fields, ...change } })
    } finally {
      // A text that cannot be drawn is saved all the same.
      if (draft.status === 'typed') schedule(AUTOSAVE_AFTER_MS)
      saveLocally()
    }
  }

  const publish = async (): Promise<Sent> => {
    // A lost save comes first: the next one is based on it.
    if (draft.unanswered) {
      const earlier = await sendNow(draft.unanswered)
      if (earlier.outcome !== 'acknowledged') return earlier
    }
    return sendNow(attemptOf('publish'))
  }

  return {
    getState: () => draft,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    type,
    flush: async () => {
      await deliver()
      return draft
    },
    publish: async () => {
      const sent = await queue(publish)
      const { unanswered: lost } = draft
      if (sent.outcome !== 'unreachable' || lost?.kind !== 'publish') return sent
      return new Promise((resolve) => awaited.set(lost.clientId, resolve))
    },
    merge: (fields) => {
      dispatch({ type: 'merged', fields })
      saveLocally()
      if (draft.status === 'typed') schedule(0)
    },
    close: () => cancel?.(),
  }
}
