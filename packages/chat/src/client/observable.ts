/** A state that listeners are told of, and notices that pass. */
export const createObservable = <State extends object, Notice>(initial: State) => {
  let state = initial
  const listeners = new Set<() => void>()
  const noticeListeners = new Set<(notice: Notice) => void>()

  return {
    get: (): State => state,
    set: (changes: Partial<State>): void => {
      state = { ...state, ...changes }
      for (const listener of listeners) listener()
    },
    tell: (notice: Notice): void => {
      for (const listener of noticeListeners) listener(notice)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onNotice: (listener: (notice: Notice) => void) => {
      noticeListeners.add(listener)
      return () => void noticeListeners.delete(listener)
    },
  }
}
