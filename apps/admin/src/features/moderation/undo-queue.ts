import type { Decision } from '@lanting/contract'
import { create } from 'zustand'

/** So long everything can be undone, because nothing has been done yet. */
export const UNDO_MS = 5_000

interface Action {
  readonly decision: Decision
  /** What it is about, by key. */
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

/** Does at once what is waiting, if anything. */
export const runNow = (): void => taken()?.run()

/** Whether there was something to undo. */
export const undo = (): boolean => taken() !== undefined

/** Does it in a while. What was waiting before is done now. */
export const queueAction = (action: Action): void => {
  runNow()
  useUndoQueue.setState({ waiting: { ...action, timer: setTimeout(runNow, UNDO_MS) } })
}
