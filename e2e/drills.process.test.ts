import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  inject,
  it,
  onTestFailed,
  onTestFinished,
} from 'vitest'
import { sending } from './drills/answers.ts'
import { faults } from './drills/faults.ts'
import { type Drill, openDrill } from './drills/load.ts'
import { AGE_MS } from './drills/page-load.ts'
import { verifyLimits, verifySessions } from './drills/shared-state.ts'
import { chatClient } from './testing/chat.ts'
import { newAddress } from './testing/cluster.ts'
import { few } from './testing/few.ts'
import { call, loginAsOwner } from './testing/site.ts'

const long = inject('long')
const SIZE = long ? { sockets: 300, writers: 20 } : { sockets: 12, writers: 3 }
const ROUNDS = long ? 2 : 1
const DURATIONS = long
  ? { awayMs: 3_000, redisStoppedMs: 10_000, nodeStoppedMs: 20_000, bucketAwayMs: 10_000 }
  : { awayMs: 500, redisStoppedMs: 2_500, nodeStoppedMs: 3_000, bucketAwayMs: 0 }
const CUTS = long ? 5 : 1
const BEFORE_MS = long ? 3_000 : 1_000
/** After a fault everything works again within this time. */
const BACK_WITHIN_MS = 10_000
const SOON = { timeout: 20_000, interval: 100 }

let drill: Drill
beforeAll(async () => {
  drill = await openDrill(SIZE)
}, 120_000)
afterAll(() => drill.close(), 60_000)

describe('three nodes', () => {
  it('store a repeated submission once', async () => {
    const { cluster } = drill
    const token = await loginAsOwner(cluster.url)
    const link = { site_name: 'once', site_desc: 'x', url: 'https://once.example', site_avatar: '' }
    const body = { ...link, client_id: 'c0ffee' }
    const add = (at: number) => call(`${cluster.node(at).url}/api/links/add`, { token, body })
    const answers = await Promise.all([0, 1, 2, 0].map(add))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const stored = await cluster.query('select 1 from links')
    expect(stored).toHaveLength(1)
  })

  it('list each other in the admin', async () => {
    const { cluster } = drill
    const token = await loginAsOwner(cluster.url)
    for (const { url } of cluster.nodes) {
      const listed = async () => (await call(`${url}/api/health/site`, { token })).result
      await expect
        .poll(listed, SOON)
        .toMatchObject({ nodes: [{ own: true }, { own: false }, { own: false }] })
    }
  })

  it('share one online list, and a user counts once', async () => {
    const { cluster, users } = drill
    const [user] = users
    const clients = cluster.nodes.map(({ url }) => chatClient(() => url, user, newAddress()))
    onTestFinished(() => {
      for (const { chat } of clients) chat.close()
    })
    const ids = users.map(({ user_id }) => user_id).toSorted()
    for (const { chat } of clients) {
      const online = () => chat.getState().online.map(({ user_id }) => user_id)
      await expect.poll(() => online().toSorted(), SOON).toEqual(ids)
    }
  })

  /** Every node has the page in its cache, one writes, and a second later no page is old. */
  const writeAndRead = async (content: string, meanwhile: () => unknown) => {
    const { cluster } = drill
    const token = await loginAsOwner(cluster.url)
    const pageAt = async (at: number) => (await fetch(`${cluster.node(at).url}/talk`)).text()
    for (const at of cluster.nodes.keys()) await pageAt(at)
    await meanwhile()
    const body = { content, is_top: 2, status: 1, talkImgList: [] }
    const url = `${cluster.node(0).url}/api/talk/publishTalk`
    expect((await call(url, { token, body })).status).toBe(200)
    await sleep(AGE_MS)
    for (const at of cluster.nodes.keys()) expect(await pageAt(at)).toContain(content)
  }

  it('know of changes whose announcement was lost with a subscription', async () => {
    const { cluster } = drill
    const observer = new Redis(cluster.redis.url)
    onTestFinished(() => observer.disconnect())
    for (let round = 0; round < CUTS; round += 1) {
      await writeAndRead(`cut ${round}.`, () => observer.call('CLIENT', 'KILL', 'TYPE', 'pubsub'))
    }
    await cluster.allReady()
  })

  it('know of changes at a node that alone has lost Redis', async () => {
    const { cluster } = drill
    onTestFinished(cluster.redisLine.mend)
    await writeAndRead('alone.', cluster.redisLine.cut)
    await writeAndRead('still alone.', () => undefined)
    await writeAndRead('together.', cluster.redisLine.mend)
    await cluster.allReady()
  })
})

/** The time until every node is ready and everybody is in the chat room again. */
const untilBack = async () => {
  const begun = performance.now()
  const { cluster, chat } = drill
  chat.wake()
  await cluster.allReady()
  await expect.poll(chat.isBack, { timeout: 20_000, interval: 50 }).toBe(true)
  return performance.now() - begun
}

/** A lost node, a hanging one, and a lost Redis come first. */
const SHORT_FAULTS = 4

const CASES = Array.from({ length: ROUNDS }, (_, round) =>
  few(faults(DURATIONS), SHORT_FAULTS).map((fault) => ({ ...fault, round })),
).flat()

describe('nothing is lost, doubled, disordered or old', () => {
  it.each(CASES)('when $name (round $round)', async ({ name, happen, round }) => {
    const { cluster, answers } = drill
    onTestFailed(() => console.error(...cluster.report(), ...drill.chat.report()))
    const stop = await drill.start()
    await sleep(BEFORE_MS)
    await happen(drill, round)
    const backMs = await untilBack()
    await stop()
    await Promise.all([drill.verify(), verifySessions(cluster), verifyLimits(cluster)])
    console.log(`${name}: back in ${Math.round(backMs)} ms`, JSON.stringify(drill.counts()))
    expect(backMs).toBeLessThan(BACK_WITHIN_MS)
    expect(answers.unclear.splice(0)).toEqual([])
  })
})

describe('a node without Redis', { tags: 'long' }, () => {
  it('says so, works on, and ends when it is told to', async () => {
    const { cluster } = drill
    const [, , last] = cluster.nodes
    onTestFinished(async () => {
      cluster.redis.resume()
      if (last?.process.exitCode !== null) await cluster.restart(2)
    })
    cluster.redis.pause()
    await expect.poll(async () => (await cluster.statuses())[2], SOON).toBe('degraded')
    const list = sending('POST', '', { current: 1, size: 5 }, newAddress())
    const answer = await fetch(`${last?.url}/api/talk/blogGetTalkList`, list)
    expect(answer.status).toBe(200)
    const begun = performance.now()
    await last?.stop()
    expect(performance.now() - begun).toBeLessThan(20_000)
  })
})
