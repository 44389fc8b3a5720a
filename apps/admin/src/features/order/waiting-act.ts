import type { Decision } from '@lanting/contract'
import { create } from 'zustand'

/** So long everything can be undone, because nothing has been done yet. */
export const UNDO_MS = 5_000

interface Act {
  readonly decision: Decision
  /** What it is about, by key. */
  readonly keys: ReadonlySet<string>
  readonly run: () => void
}

interface Waiting extends Act {
  readonly timer: ReturnType<typeof setTimeout>
}

export const useWaitingAct = create<{ readonly waiting: Waiting | undefined }>()(() => ({
  waiting: undefined,
}))

const taken = (): Waiting | undefined => {
  const { waiting } = useWaitingAct.getState()
  if (waiting) clearTimeout(waiting.timer)
  useWaitingAct.setState({ waiting: undefined })
  return waiting
}

/** Does at once what is waiting, if anything. */
export const actNow = (): void => taken()?.run()

/** Whether there was something to undo. */
export const undo = (): boolean => taken() !== undefined

/** Does it in a while. What was waiting before is done now. */
export const actLater = (act: Act): void => {
  actNow()
  useWaitingAct.setState({ waiting: { ...act, timer: setTimeout(actNow, UNDO_MS) } })
}
