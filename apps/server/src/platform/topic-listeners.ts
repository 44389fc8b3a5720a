export type Listener = (message: unknown) => void

/** Who listens to what on this node: the last step of every form of the bus. */
export const createTopicListeners = (onError: (error: unknown) => void) => {
  // An entry is an object of its own, so that one function may listen twice.
  const topics = new Map<string, Set<{ readonly listener: Listener }>>()

  // Awaiting hands the failure of an async listener to onError too, instead of ending the process.
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
        if (entries.has(entry)) void tell(entry.listener, message)
      }
    },

    clear() {
      for (const entries of topics.values()) entries.clear()
      topics.clear()
    },
  }
}
