import type { Platform } from './open.ts'

/** Gives a site its own topics, keys and limits on a shared Redis. */
export const withNamespace = (platform: Platform, site: string): Platform => {
  const { bus, limiter } = platform
  const own = (name: string) => `${site} ${name}`
  return {
    ...platform,
    bus: {
      ...bus,
      publish: (topic, message) => bus.publish(own(topic), message),
      subscribe: (topic, listener) => bus.subscribe(own(topic), listener),
    },
    limiter: {
      ...limiter,
      take: (key, limit) => limiter.take(own(key), limit),
      takeGradually: (key, limit) => limiter.takeGradually(own(key), limit),
      peek: (key, limit) => limiter.peek(own(key), limit),
      forget: (key) => limiter.forget(own(key)),
    },
  }
}
