import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLanguageStore } from '../../shared/language.ts'
import { showToast } from '../../shared/toasts.ts'
import { type Autosave, type AutosavePorts, createAutosave } from './autosave.ts'
import type { Draft } from './draft.ts'
import { createDraftStorage } from './draft-storage.ts'
import type { Opened } from './load-draft.ts'
import { answerForCopies, deleteCopy, noteCopy, saveCopy } from './local-copies.ts'
import { sendAttempt } from './send-draft.ts'

const after = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

const tellMerged: AutosavePorts['onMerged'] = ({ by, undo }) => {
  const { merge } = useLanguageStore.getState().copy.admin
  showToast('info', merge.merged(by ?? ''), { label: merge.undo, run: undo })
}

const openAutosave = ({ base, orphan }: Opened) => {
  const storage = { save: saveCopy, note: noteCopy, remove: deleteCopy, after }
  const here = createDraftStorage(base, storage)
  const ports: AutosavePorts = {
    send: sendAttempt,
    loadMerge: () => import('./merge-fields.ts'),
    onMerged: tellMerged,
    saveLocally: here.keep,
    deleteLocally: () => here.drop(autosave.getState().base),
    after,
    now: Date.now,
  }
  const autosave: Autosave = createAutosave(base, ports, orphan?.unanswered)
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
