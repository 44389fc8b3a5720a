import type { ArticleFields } from '@lanting/contract'
import { afterDraftEvent, type Base, type Draft, type DraftEvent, draftOf } from './draft.ts'
import type { Sent } from './send-outcome.ts'

const AUTOSAVE_AFTER_MS = 1_200
const RETRY_AFTER_MS = 5_000

export interface AutosavePorts {
  /** Sends the draft. Never rejects. */
  readonly send: (base: Base, fields: ArticleFields) => Promise<Sent>
  /** Saves unsent text in the browser. Returns false when the storage is full. */
  readonly saveLocally: (draft: Draft) => boolean
  readonly deleteLocally: () => void
  readonly after: (ms: number, work: () => void) => () => void
  readonly now: () => number
}

export interface Autosave {
  getState(): Draft
  subscribe(listener: () => void): () => void
  type(change: Partial<ArticleFields>): void
  /** Sends unsent text at once and resolves when it is done. */
  flush(): Promise<Draft>
  /** Sends with another request, such as publishing, after the pending one. */
  sendBy(send: AutosavePorts['send']): Promise<Sent>
  merge(fields: ArticleFields): void
  close(): void
}

/** Saves in the browser at once and on the server after a delay, with retries. */
export const createAutosave = (start: Base, ports: AutosavePorts): Autosave => {
  let draft = draftOf(start)
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
      deliver(ports.send)
    })
  }

  const eventOf = (sent: Sent, atMs: number): DraftEvent => {
    if (sent.outcome === 'acknowledged') return { type: 'acknowledged', base: sent.base, atMs }
    if (sent.outcome === 'overtaken') return { type: 'overtaken', theirs: sent.theirs }
    if (sent.outcome === 'unreachable') return { type: 'unreachable', obstacle: sent.obstacle }
    return { type: 'refused', error: sent.error }
  }

  const sendNow = async (send: AutosavePorts['send']): Promise<Sent> => {
    cancel?.()
    cancel = undefined
    dispatch({ type: 'sent' })
    const sent = await send(draft.base, draft.fields)
    dispatch(eventOf(sent, ports.now()))
    saveLocally()
    if (draft.status === 'typed') schedule(AUTOSAVE_AFTER_MS)
    if (draft.status === 'waiting') schedule(RETRY_AFTER_MS)
    return sent
  }

  /** One request at a time: each revision is based on the previous one. */
  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    const next = underWay.then(work)
    underWay = next.catch(() => undefined)
    return next
  }

  const isToSend = () => draft.status === 'typed' || draft.status === 'waiting'
  const deliver = (send: AutosavePorts['send']) =>
    queue(async () => {
      if (isToSend()) await sendNow(send)
    })

  return {
    getState: () => draft,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    type: (change) => {
      try {
        dispatch({ type: 'typed', fields: { ...draft.fields, ...change } })
      } finally {
        // What cannot be drawn is saved all the same.
        if (draft.status === 'typed') schedule(AUTOSAVE_AFTER_MS)
        saveLocally()
      }
    },
    flush: async () => {
      await deliver(ports.send)
      return draft
    },
    sendBy: (send) => queue(() => sendNow(send)),
    merge: (fields) => {
      dispatch({ type: 'merged', fields })
      saveLocally()
      if (draft.status === 'typed') schedule(0)
    },
    close: () => cancel?.(),
  }
}
