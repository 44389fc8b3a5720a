import { describe, expect, inject, it } from 'vitest'
import { simulate } from './testing/run-simulation.ts'
import type { PlantedFault } from './testing/simulated-site.ts'

const RUNS = inject('long') ? 10_000 : 500
const LONG_MS = 3_600_000

describe('through drops, delays, duplicates, reorderings and restarts', () => {
  it(`[CHAT-31] every transcript equals the log in the end, ${RUNS} times`, {
    timeout: LONG_MS,
  }, async () => {
    for (let seed = 1; seed <= RUNS; seed += 1) {
      expect(await simulate(seed), `seed ${seed}`).toEqual([])
    }
  })

  it.each<[PlantedFault, RegExp]>([
    ['lostRecall', /shows .* instead of/],
    ['lostReaction', /shows .* instead of/],
    ['lostEdit', /shows .* instead of/],
    ['lostPin', /pins .* instead of/],
    ['lostMessage', /shows .* instead of/],
    ['doubleSend', /is stored 2 times/],
    ['lateCommit', /shows .* instead of/],
  ])('[CHAT-31] a planted fault is found: %s', async (plant, sign) => {
    const found: string[] = []
    for (let seed = 1; seed <= 60 && found.length === 0; seed += 1) {
      found.push(...(await simulate(seed, plant)))
    }
    expect(found.join('\n')).toMatch(sign)
  })
})
