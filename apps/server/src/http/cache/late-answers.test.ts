import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { currentTracking } from '../../database/query-tracking.ts'
import { createAnswerCache } from './answer-cache.ts'
import { watchRequests } from './cache-hooks.ts'

/** More than an answer takes that waits for nobody. */
const TURNS = 50

it('a change is answered only when all nodes have dropped what it changed', async () => {
  const dropped = Promise.withResolvers<void>()
  const told: unknown[] = []
  const app = Fastify()
  watchRequests(app, {
    cache: createAnswerCache({ maxBytes: 1_000, maxEntries: 1 }),
    invalidate: (tables) => {
      told.push(tables)
      return dropped.promise
    },
  })
  app.post('/', async () => {
    currentTracking()?.changed.add('talks')
    return {}
  })
  let isAnswered = false
  const answer = app.inject({ method: 'POST', url: '/' }).then(({ statusCode }) => {
    isAnswered = true
    return statusCode
  })
  while (told.length === 0) await nextTurn()
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn()
  expect([told, isAnswered]).toEqual([[['talks']], false])
  dropped.resolve()
  expect(await answer).toBe(200)
})
