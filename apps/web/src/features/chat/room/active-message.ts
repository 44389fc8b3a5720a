import { createContext, useContext, useSyncExternalStore } from 'react'

/** The hovered or focused message. Only this one shows its actions. */
export const createActive = () => {
  let active: number | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => active,
    set: (id: number | undefined) => {
      if (id === active) return
      active = id
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type Active = ReturnType<typeof createActive>

export const ActiveMessage = createContext<Active>(createActive())

export const useIsActive = (id: number): boolean => {
  const active = useContext(ActiveMessage)
  return useSyncExternalStore(active.subscribe, () => active.get() === id)
}
