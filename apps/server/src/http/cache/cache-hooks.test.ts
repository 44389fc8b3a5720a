import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { currentTracking, outsideRequest } from '../../database/query-tracking.ts'
import { createAnswerCache } from './answer-cache.ts'
import { watchRequests } from './cache-hooks.ts'
import { withInvalidation } from './invalidate-tables.ts'

const cache = createAnswerCache({ maxBytes: 1_000, maxEntries: 10 })

/** An app with a call that starts something, and is over. */
const afterRequest = async (start: () => void) => {
  const app = Fastify()
  watchRequests(app, { cache, invalidate: async () => undefined })
  app.get('/', async () => {
    expect(currentTracking()).toBeDefined()
    start()
    return 'started'
  })
  await app.inject('/')
}

it('what a request has started is no part of it when it goes on: a timer', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const answered = Promise.withResolvers<void>()
  const tick = () => {
    answered.promise.then(() => setTimeout(() => resolve(currentTracking())))
  }
  await afterRequest(() => void setTimeout(tick))
  answered.resolve()
  expect(await promise).toBeUndefined()
})

it('what a request has started is no part of it when it goes on: a server', async () => {
  const seen: unknown[] = []
  const server = createServer((_, response) => {
    seen.push(currentTracking())
    response.end()
  })
  onTestFinished(() => void server.close())
  const listening = once(server, 'listening')
  await afterRequest(() => void server.listen(0, '127.0.0.1'))
  await listening
  await outsideRequest(() => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  expect(seen).toEqual([undefined])
})

it('what some work has started is no part of it when it goes on', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  let later: Promise<unknown> = over
  const work = async () => {
    later = over.then(currentTracking)
  }
  await withInvalidation(work, async () => undefined)()
  end()
  expect(await later).toBeUndefined()
})
