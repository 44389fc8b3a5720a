import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Autosave, createAutosave } from './autosave.ts'
import type { Draft } from './draft.ts'
import { createDraftStorage } from './draft-storage.ts'
import type { Opened } from './load-draft.ts'
import { answerForCopies, deleteCopy, saveCopy } from './local-copies.ts'
import { autosaveDraft } from './send-draft.ts'

const after = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

const openAutosave = ({ base, orphan }: Opened) => {
  const here = createDraftStorage(base, { save: saveCopy, remove: deleteCopy, after })
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
      here.flush()
      autosave.flush()
    }
    window.addEventListener('online', flush)
    window.addEventListener('pagehide', here.flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('pagehide', here.flush)
      document.removeEventListener('visibilitychange', flush)
      here.flush()
      // Unsent text stays in the local copy for the next visit.
      autosave.flush().then(autosave.close)
    }
  }, [autosave, here])
  return { autosave, draft }
}
