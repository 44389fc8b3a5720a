import { describe, expect, inject, it } from 'vitest'
import { simulate } from './testing/run-simulation.ts'
import type { PlantedFault } from './testing/simulated-listener.ts'

const RUNS = inject('long') ? 10_000 : 150
const LONG_MS = 3_600_000

describe('through wrong clocks, delays, lost sockets, two nodes, restarts and sessions', () => {
  it(`[LISTEN-30] all listeners agree and play in step, ${RUNS} times`, {
    timeout: LONG_MS,
  }, async () => {
    let [compared, begun] = [0, 0]
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const room = await simulate(seed)
      expect(room.found, `seed ${seed}`).toEqual([])
      compared += room.compared
      begun += room.begun
    }
    // A room that rests or is paused at the end has no positions.
    expect(compared).toBeGreaterThan(RUNS / 2)
    expect(begun).toBeGreaterThan(RUNS / 4)
  })

  it.each<[PlantedFault, RegExp]>([
    ['ownClock', /positions are \d+ ms apart/],
    ['lostChange', /shows .* not/],
  ])('[LISTEN-30] a planted fault is found: %s', async (plant, sign) => {
    const found: string[] = []
    for (let seed = 1; seed <= 60 && found.length === 0; seed += 1) {
      found.push(...(await simulate(seed, plant)).found)
    }
    expect(found.join('\n')).toMatch(sign)
  })
})
