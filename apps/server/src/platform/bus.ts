import { createTopicListeners, type Listener } from './topic-listeners.ts'

/**
 * Carries JSON values between the nodes. Every subscriber of the topic on every node, the
 * publisher's own included, gets each message once, and those of one publisher in the order it
 * published them. A broken connection may lose messages, but never doubles or reorders them.
 */
export interface Bus {
  /** Resolves when the bus has taken the message; rejects a message that has no JSON form. */
  publish(topic: string, message: unknown): Promise<void>
  /**
   * Once it resolves, whatever is published anywhere arrives, until the returned function is
   * called; after that nothing does. Subscribers of one node share the value: read it only.
   * What a listener throws goes to `onError` and stops no other listener.
   */
  subscribe(topic: string, listener: Listener): Promise<() => void>
  /** Resolves when the bus can be reached. */
  ping(): Promise<void>
  /** After closing, nothing arrives at this node. */
  close(): Promise<void>
}

export interface BusOptions {
  readonly onError: (error: unknown) => void
}

export const messageText = (message: unknown) => {
  const text: string | undefined = JSON.stringify(message)
  if (text === undefined) throw new TypeError('a bus message must have a JSON form')
  return text
}

export const memoryBus = ({ onError }: BusOptions): Bus => {
  const listeners = createTopicListeners(onError)
  return {
    publish: async (topic, message) => {
      const text = messageText(message)
      // A listener that publishes must not overtake the message that others are yet to hear.
      queueMicrotask(() => listeners.deliver(topic, text))
    },
    subscribe: async (topic, listener) => listeners.add(topic, listener),
    ping: async () => undefined,
    close: async () => listeners.clear(),
  }
}
