import { type Bus, type BusOptions, messageText } from './bus.ts'
import { closeCommands, openCommands, openSubscriptions } from './redis.ts'
import { createTopicListeners } from './topic-listeners.ts'
import { watchRedisBus } from './watch-redis-bus.ts'

const CHANNEL_PREFIX = 'lanting:bus:'

/** Subscribing waits until Redis can be reached; `onError` receives the errors of the connection. */
export const redisBus = (url: string, { onError }: BusOptions): Bus => {
  const publisher = openCommands(url, onError)
  const subscriber = openSubscriptions(url, onError)
  const listeners = createTopicListeners(onError)
  const joined = new Map<string, Promise<unknown>>()

  subscriber.on('message', (channel: string, text: string) => {
    try {
      listeners.deliver(channel.slice(CHANNEL_PREFIX.length), text)
    } catch (error) {
      onError(error)
    }
  })

  const {
    onWhole,
    isWhole,
    close: stopWatching,
  } = watchRedisBus({ publisher, subscriber, onError })

  const join = (topic: string) => {
    const joining = joined.get(topic) ?? subscriber.subscribe(CHANNEL_PREFIX + topic)
    joined.set(topic, joining)
    return joining
  }

  const unsubscribeIfUnused = (topic: string) => {
    if (listeners.has(topic) || !joined.delete(topic)) return
    subscriber.unsubscribe(CHANNEL_PREFIX + topic).catch(onError)
  }

  return {
    publish: async (topic, message) => {
      await publisher.publish(CHANNEL_PREFIX + topic, messageText(message))
    },

    subscribe: async (topic, listener) => {
      const remove = listeners.add(topic, listener)
      const unsubscribe = () => {
        remove()
        unsubscribeIfUnused(topic)
      }
      try {
        await join(topic)
      } catch (error) {
        unsubscribe()
        throw error
      }
      return unsubscribe
    },

    onWhole,
    isWhole,

    ping: async () => {
      await publisher.ping()
    },

    close: async () => {
      stopWatching()
      listeners.clear()
      joined.clear()
      subscriber.disconnect()
      await closeCommands(publisher)
    },
  }
}
