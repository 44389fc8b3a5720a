import type { RoomPorts } from './ports.ts'

/** Timers that end together: nothing runs after `stop`. */
export const createTimers = (port: RoomPorts<unknown>['after']) => {
  const timers = new Set<() => void>()
  let isOpen = true

  const after: RoomPorts<unknown>['after'] = (delayMs, work) => {
    if (!isOpen) return () => undefined
    const cancel = () => {
      timers.delete(cancel)
      stop()
    }
    const stop = port(delayMs, () => {
      timers.delete(cancel)
      work()
    })
    timers.add(cancel)
    return cancel
  }

  const every = (delayMs: number, work: () => void): void => {
    after(delayMs, () => {
      work()
      every(delayMs, work)
    })
  }

  return {
    after,
    every,
    stop: (): void => {
      isOpen = false
      for (const cancel of timers) cancel()
    },
  }
}
