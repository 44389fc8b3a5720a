import type { ArticleFields, Manuscript } from '@lanting/contract'
import { afterDraftEvent, type Base, type Draft, type DraftEvent, draftOf } from './draft.ts'

export const AUTOSAVE_AFTER_MS = 1_200
export const RETRY_AFTER_MS = 5_000

/** What came of sending a draft. */
export type Sent =
  | { readonly outcome: 'acknowledged'; readonly base: Base }
  | { readonly outcome: 'overtaken'; readonly theirs: Manuscript }
  | { readonly outcome: 'unreachable' }
  | { readonly outcome: 'refused' }

export interface AutosavePorts {
  /** Sends what is written; never rejects. */
  readonly send: (base: Base, fields: ArticleFields) => Promise<Sent>
  /** Keeps what the server does not have; false when the browser has no room. */
  readonly saveLocally: (draft: Draft) => boolean
  readonly deleteLocally: () => void
  readonly after: (ms: number, work: () => void) => () => void
  readonly now: () => number
}

export interface Autosave {
  getState(): Draft
  subscribe(listener: () => void): () => void
  type(change: Partial<ArticleFields>): void
  /** Sends at once what has not been sent, and answers when that is over. */
  flush(): Promise<Draft>
  /** Sends in another way, such as to the article itself, after what is under way. */
  sendBy(send: AutosavePorts['send']): Promise<Sent>
  merge(fields: ArticleFields): void
  close(): void
}

/** Keeps what is typed: here at once, on the server a moment later, and again until it is there. */
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
    return { type: sent.outcome }
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

  /** One after the other: a revision is based on the one before it. */
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
      dispatch({ type: 'typed', fields: { ...draft.fields, ...change } })
      saveLocally()
      if (draft.status === 'typed') schedule(AUTOSAVE_AFTER_MS)
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
