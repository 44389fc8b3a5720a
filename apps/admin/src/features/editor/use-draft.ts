import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Autosave, createAutosave } from './autosave.ts'
import type { Base, Draft } from './draft.ts'
import type { Opened } from './load-draft.ts'
import { answerForCopies, deleteCopy, saveCopy, subjectOf } from './local-copies.ts'
import { autosaveDraft } from './send-draft.ts'

const after = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** Moves the local copy when a new draft becomes a manuscript or an article. */
const drawer = (start: Base) => {
  let subject = subjectOf(start)
  const follow = (base: Base) => {
    const next = subjectOf(base)
    if (next !== subject) deleteCopy(subject)
    subject = next
    return subject
  }
  return {
    keep: (draft: Draft) => saveCopy(follow(draft.base), draft),
    drop: (base: Base) => deleteCopy(follow(base)),
    subject: () => subject,
  }
}

const openAutosave = ({ base, orphan }: Opened) => {
  const here = drawer(base)
  const autosave: Autosave = createAutosave(base, {
    send: autosaveDraft,
    saveLocally: here.keep,
    deleteLocally: () => here.drop(autosave.getState().base),
    after,
    now: Date.now,
  })
  if (orphan) autosave.type(orphan.fields)
  return { autosave, here }
}

/** A draft with autosave while the editor is open. */
export const useDraft = (opened: Opened): { autosave: Autosave; draft: Draft } => {
  const { autosave, here } = useMemo(() => openAutosave(opened), [opened])
  const draft = useSyncExternalStore(autosave.subscribe, autosave.getState)
  useEffect(() => answerForCopies(here.subject), [here])
  useEffect(() => {
    const flush = () => {
      autosave.flush()
    }
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      // Unsent text stays in the local copy for the next visit.
      autosave.flush().then(autosave.close)
    }
  }, [autosave])
  return { autosave, draft }
}
