import { outsideRequest } from '../database/query-tracking.ts'

export type Listener = (message: unknown) => void

/** The listeners of this node by topic; every form of the bus delivers to them. */
export const createTopicListeners = (onError: (error: unknown) => void) => {
  // An entry is its own object, so that one function may listen twice.
  const topics = new Map<string, Set<{ readonly listener: Listener }>>()

  // Awaiting passes the error of an async listener to onError too, instead of ending the process.
  const tell = async (listener: Listener, message: unknown) => {
    try {
      await listener(message)
    } catch (error) {
      onError(error)
    }
  }

  return {
    has: (topic: string) => topics.has(topic),

    add(topic: string, listener: Listener) {
      const entry = { listener }
      const entries = topics.get(topic) ?? new Set()
      topics.set(topic, entries.add(entry))
      return () => {
        entries.delete(entry)
        if (entries.size === 0 && topics.get(topic) === entries) topics.delete(topic)
      }
    },

    deliver(topic: string, text: string) {
      const entries = topics.get(topic)
      if (!entries) return
      const message: unknown = JSON.parse(text)
      for (const entry of [...entries]) {
        // An earlier listener of the same message may have unsubscribed this one.
        if (entries.has(entry)) outsideRequest(() => void tell(entry.listener, message))
      }
    },

    clear() {
      for (const entries of topics.values()) entries.clear()
      topics.clear()
    },
  }
}
