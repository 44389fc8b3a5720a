import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'

const HEARTBEAT_MS = 500
/** A bus that carries nothing for this time is broken, also when its connections are open. */
const SILENT_MS = 1_500

interface Needs {
  readonly publisher: Redis
  readonly subscriber: Redis
  readonly onError: (error: unknown) => void
}

/**
 * Sends heartbeats to itself through Redis. Subscriptions are renewed together, so a heartbeat that
 * arrives proves that every other message arrives too.
 */
export const watchRedisBus = ({ publisher, subscriber, onError }: Needs) => {
  const channel = `lanting:heartbeat:${randomUUID()}`
  const listeners = new Set<(isWhole: boolean) => void>()
  let isWhole = true
  let heardAt = performance.now()
  let isClosed = false

  const isSilent = () => performance.now() - heardAt > SILENT_MS

  const change = (next: boolean) => {
    if (next === isWhole) return
    isWhole = next
    for (const listener of listeners) {
      try {
        listener(next)
      } catch (error) {
        onError(error)
      }
    }
  }

  const onMessage = (from: string) => {
    if (from !== channel) return
    heardAt = performance.now()
    change(true)
  }
  const onClose = () => change(false)
  subscriber.on('message', onMessage)
  subscriber.on('close', onClose)
  subscriber.subscribe(channel).catch((error) => isClosed || onError(error))

  const timer = setInterval(() => {
    // After a pause of this process, a heartbeat may wait in the socket: it is read first.
    if (isSilent()) setImmediate(() => isSilent() && !isClosed && change(false))
    // A failure shows as silence.
    publisher.publish(channel, '').catch(() => undefined)
  }, HEARTBEAT_MS)
  timer.unref()

  return {
    onWhole: (listener: (isWhole: boolean) => void) => void listeners.add(listener),
    /** Looks at the clock too: after a pause, requests may be read before heartbeats and timers. */
    isWhole: () => {
      if (isWhole && isSilent() && !isClosed) change(false)
      return isWhole
    },
    close: () => {
      isClosed = true
      clearInterval(timer)
      subscriber.off('message', onMessage)
      subscriber.off('close', onClose)
    },
  }
}
