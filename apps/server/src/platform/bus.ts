import { createTopicListeners, type Listener } from './topic-listeners.ts'

/**
 * Carries JSON values between the nodes. Every subscriber of a topic receives each message once, on
 * every node, also on the publisher's own. Messages of one publisher keep their order. A broken
 * connection may lose messages, but never doubles or reorders them.
 */
export interface Bus {
  /** Resolves when the bus has accepted the message; rejects a message that has no JSON form. */
  publish(topic: string, message: unknown): Promise<void>
  /**
   * After it resolves, every published message arrives until the returned function is called.
   * Subscribers of one node share the value: only read it. Errors of a listener go to `onError`
   * and stop no other listener.
   */
  subscribe(topic: string, listener: Listener): Promise<() => void>
  /**
   * Calls the listener with false when messages of other nodes may be missing from now on, and with
   * true when they arrive again. Messages between the two are lost.
   */
  onWhole(listener: (isWhole: boolean) => void): void
  isWhole(): boolean
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
      // Delivered later, so that a message published by a listener arrives after the current one.
      queueMicrotask(() => listeners.deliver(topic, text))
    },
    subscribe: async (topic, listener) => listeners.add(topic, listener),
    onWhole: () => undefined,
    isWhole: () => true,
    ping: async () => undefined,
    close: async () => listeners.clear(),
  }
}
