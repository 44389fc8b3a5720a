import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type DraftKeeper, draftKeeper } from './autosave.ts'
import type { Base, Draft } from './draft.ts'
import type { Opened } from './load-draft.ts'
import { answerForCopies, dropCopy, keepCopy, subjectOf } from './local-copies.ts'
import { autosave } from './send-draft.ts'

const after = (ms: number, work: () => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

/** The drawer follows its text: what begins as new becomes a manuscript, and then an article. */
const drawer = (start: Base) => {
  let subject = subjectOf(start)
  const follow = (base: Base) => {
    const next = subjectOf(base)
    if (next !== subject) dropCopy(subject)
    subject = next
    return subject
  }
  return {
    keep: (draft: Draft) => keepCopy(follow(draft.base), draft),
    drop: (base: Base) => dropCopy(follow(base)),
    subject: () => subject,
  }
}

const openKeeper = ({ base, orphan }: Opened) => {
  const here = drawer(base)
  const keeper: DraftKeeper = draftKeeper(base, {
    send: autosave,
    keepHere: here.keep,
    dropHere: () => here.drop(keeper.getState().base),
    after,
    now: Date.now,
  })
  if (orphan) keeper.type(orphan.fields)
  return { keeper, here }
}

/** A draft that keeps itself, for as long as the editor is open. */
export const useDraft = (opened: Opened): { keeper: DraftKeeper; draft: Draft } => {
  const { keeper, here } = useMemo(() => openKeeper(opened), [opened])
  const draft = useSyncExternalStore(keeper.subscribe, keeper.getState)
  useEffect(() => answerForCopies(here.subject), [here])
  useEffect(() => {
    const flush = () => {
      keeper.flush()
    }
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flush)
      // What cannot be sent now stays in the drawer, where the next opening finds it.
      keeper.flush().then(keeper.close)
    }
  }, [keeper])
  return { keeper, draft }
}
