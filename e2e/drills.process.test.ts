import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { faults } from './drills/faults.ts'
import { type Drill, openDrill } from './drills/load.ts'
import { verifyLimits, verifySessions } from './drills/shared-state.ts'

const long = inject('long')
const SIZE = long ? { sockets: 300, writers: 20 } : { sockets: 12, writers: 3 }
const ROUNDS = long ? 2 : 1
const DURATIONS = long
  ? { awayMs: 3_000, redisStoppedMs: 10_000, nodeStoppedMs: 20_000 }
  : { awayMs: 500, redisStoppedMs: 2_500, nodeStoppedMs: 3_000 }
const BEFORE_MS = long ? 3_000 : 1_000
/** After a fault everything works again within this time. */
const BACK_WITHIN_MS = 10_000

let drill: Drill
beforeAll(async () => {
  drill = await openDrill(SIZE)
}, 120_000)
afterAll(() => drill.close(), 60_000)

/** The time until every node is ready and everybody is in the chat room again. */
const untilBack = async () => {
  const begun = performance.now()
  const { cluster, chat } = drill
  chat.wake()
  await cluster.allReady()
  await expect.poll(chat.isBack, { timeout: 20_000, interval: 50 }).toBe(true)
  return performance.now() - begun
}

const CASES = Array.from({ length: ROUNDS }, (_, round) =>
  faults(DURATIONS).map((fault) => ({ ...fault, round })),
).flat()

describe('nothing is lost, doubled, disordered or old', () => {
  it.each(CASES)('when $name (round $round)', async ({ name, happen, round }) => {
    const { cluster, answers } = drill
    const stop = await drill.start()
    await sleep(BEFORE_MS)
    await happen(cluster, round)
    const backMs = await untilBack()
    await stop()
    await drill.verify()
    await verifySessions(cluster)
    await verifyLimits(cluster)
    console.log(`${name}: back in ${Math.round(backMs)} ms`, JSON.stringify(drill.counts()))
    expect(backMs).toBeLessThan(BACK_WITHIN_MS)
    expect(answers.unclear.splice(0)).toEqual([])
  })
})
