import type { Decision } from '@lanting/contract'
import { create } from 'zustand'

/** The delay in which a decision can be undone. */
export const UNDO_MS = 5_000

interface Action {
  readonly decision: Decision
  /** The keys of the affected items. */
  readonly keys: ReadonlySet<string>
  readonly run: () => void
}

interface Waiting extends Action {
  readonly timer: ReturnType<typeof setTimeout>
}

export const useUndoQueue = create<{ readonly waiting: Waiting | undefined }>()(() => ({
  waiting: undefined,
}))

const taken = (): Waiting | undefined => {
  const { waiting } = useUndoQueue.getState()
  if (waiting) clearTimeout(waiting.timer)
  useUndoQueue.setState({ waiting: undefined })
  return waiting
}

/** Runs the pending action at once, if any. */
export const runNow = (): void => taken()?.run()

/** Cancels the pending action. Returns false without one. */
export const undo = (): boolean => taken() !== undefined

/** Queues an action. Runs the previous pending action at once. */
export const queueAction = (action: Action): void => {
  runNow()
  useUndoQueue.setState({ waiting: { ...action, timer: setTimeout(runNow, UNDO_MS) } })
}
